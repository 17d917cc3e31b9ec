import { count } from '../format/plural.ts';
import { Rows } from '../ui/layout.tsx';
import type { Checked } from './check/worker.ts';
import { closeMenu, Menu } from './Menu.tsx';
import { type Place, titleIn } from './model/places.ts';

interface DiagnosticsListProps {
  checked: Checked;
  /** Opens the form of a value. */
  onOpen?: (place: Place) => void;
}

/** What the check says of the whole content; each diagnostic leads to its form. */
export function DiagnosticsList({ checked, onOpen }: DiagnosticsListProps) {
  const { diagnostics } = checked;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const said = [errors > 0 && count(errors, 'faute'), warnings > 0 && count(warnings, 'avertissement')].filter(Boolean);
  const summary = <span role="status">{said.join(', ') || 'Aucune faute'}</span>;
  if (diagnostics.length === 0) return <p className="small muted">{summary}</p>;
  return (
    <Menu label={summary}>
      <Rows>
        {diagnostics.map(({ code, severity, file, path = [], message, range }) => (
          <li key={`${file} ${range.line} ${range.column} ${code} ${message}`}>
            {onOpen ? (
              <button
                type="button"
                className="text-button"
                onClick={() => {
                  closeMenu();
                  onOpen({ file, path });
                }}
              >
                {titleIn(checked, file)}
              </button>
            ) : (
              <p className="strong">{titleIn(checked, file)}</p>
            )}
            <p className="small">
              <strong className={severity === 'error' ? 'accent' : undefined}>
                {severity === 'error' ? 'À corriger' : 'Avertissement'}&nbsp;:
              </strong>{' '}
              {message}
            </p>
          </li>
        ))}
      </Rows>
    </Menu>
  );
}
