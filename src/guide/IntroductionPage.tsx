import type { ReactNode } from 'react';
import { introduction } from '../generated/introduction.ts';
import { Prose } from '../renderers/Prose.tsx';
import { ROUTES } from '../routes.ts';
import { ResumeRun } from '../runner/ResumeRun.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Stack } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './IntroductionPage.module.css';
import { KeyNumbers } from './KeyNumbers.tsx';

interface IntroductionPageProps {
  /** Of what happened to the member's data. */
  notice: ReactNode;
  installHint: ReactNode;
}

export default function IntroductionPage({ notice, installHint }: IntroductionPageProps) {
  return (
    <>
      {/* The app opens here, also after a call in the middle of a workout. */}
      <Stack className={styles.resume}>
        {notice}
        <ResumeRun />
      </Stack>
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
