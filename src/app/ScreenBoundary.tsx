import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { BROKEN, FAILED } from '../loading/failureMessages.ts';
import { forgetFailedChunks } from '../loading/lazyChunk.tsx';
import { isLoadError } from '../loading/loadError.ts';
import { ROUTES } from '../routes.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';

import styles from './ScreenBoundary.module.css';

/** Keeps a member's screen that could not be loaded or shown from taking the others with it: the next address is tried. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary address={useLocation().key}>{children}</Boundary>;
}

interface BoundaryProps {
  address: string;
  children: ReactNode;
}

interface BoundaryState {
  address: string;
  failure?: { error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { address: this.props.address };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState) {
    return address === state.address ? null : { address, failure: undefined };
  }

  override componentDidCatch() {
    forgetFailedChunks();
  }

  override render() {
    const { failure } = this.state;
    return failure ? <FailedScreen isLoad={isLoadError(failure.error)} /> : this.props.children;
  }
}

function FailedScreen({ isLoad }: { isLoad: boolean }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => screen.current?.querySelector('h1')?.focus(), []);
  const { title, advice, action } = isLoad ? BROKEN : FAILED;
  return (
    <div ref={screen}>
      <Page
        title={title}
        intro={`${advice} Tes données restent sur cet appareil : tu peux les exporter ou les effacer dans ton profil.`}
        action={
          <div className={styles.ways}>
            <Button onClick={() => location.reload()}>{action}</Button>
            <ButtonLink to={ROUTES.profile} variant="outline">
              Ouvrir le profil
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
