import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { versionSearch } from '../../memberRoutes.ts';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';

interface VersionChoiceProps {
  isShort: boolean;
  /** Of the short version. */
  minutes: number;
}

/** The whole workout or its short version, in the address: Back, a reload and paper keep it. */
export function VersionChoice({ isShort, minutes }: VersionChoiceProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  return (
    <div className="screen-only">
      <RadioGroup
        legend="Ta séance"
        value={isShort ? 'short' : 'whole'}
        options={[
          { value: 'whole', name: 'Entière' },
          { value: 'short', name: `En ${minutes}\u00a0min` },
        ]}
        onChange={(value) => navigate({ search: versionSearch(search, value === 'short') }, { replace: true, state })}
      />
    </div>
  );
}
