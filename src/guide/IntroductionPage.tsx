import type { ReactNode } from 'react';
import { introduction } from '../generated/introduction.ts';
import { Prose } from '../renderers/Prose.tsx';
import { ROUTES } from '../routes.ts';
import { ResumeRun } from '../runner/ResumeRun.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './IntroductionPage.module.css';
import { KeyNumbers } from './KeyNumbers.tsx';

export default function IntroductionPage({ installHint }: { installHint: ReactNode }) {
  return (
    <>
      {/* The app opens here, also after a call in the middle of a workout. */}
      <div className={styles.resume}>
        <ResumeRun />
      </div>
      <Page
        title="Introduction"
        heading={introduction.title}
        intro={<Prose text={introduction.intro} />}
        emblem={<Logo className={styles.logo} />}
        action={<ButtonLink to={ROUTES.understanding}>Commencer</ButtonLink>}
      >
        <KeyNumbers items={introduction.features} />
        {installHint}
      </Page>
    </>
  );
}
