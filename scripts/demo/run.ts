import { errorLine, expectWritableProject } from '../error-line.ts';
import { DEMO_ADMIN, DEMO_MEMBER, DEMO_PASSWORD } from './accounts.ts';
import { type AuthEmulator, type ResetEmail, startAuthEmulator } from './emulator.ts';
import { orphaned, signalled } from './interruption.ts';
import { portFrom } from './ports.ts';

const DEFAULT_PORT = 4173;
const DEFAULT_AUTH_PORT = 9099;
const ACCOUNTS_FOLDER = '.demo-accounts';

interface DemoApp {
  /** Runs while the emulator starts. */
  prepare?: () => Promise<unknown>;
  /** Serves the app on `port`, its auth calls passed on to `authUrl`; resolves with the app's address. */
  serve: (port: number, authUrl: string) => Promise<string>;
}

/**
 * Runs the app with its embedded accounts until Ctrl-C or the end of whoever started it, then ends the process.
 * `DEMO_ACCOUNTS=temporary` forgets the accounts at the end, for tests.
 */
export async function runDemo({ prepare, serve }: DemoApp): Promise<never> {
  const interrupted = Promise.race([signalled(), orphaned()]);
  let stopEmulator: AuthEmulator['stop'] | undefined;
  let exitCode = 0;
  try {
    expectWritableProject();
    const port = await portFrom('PORT', DEFAULT_PORT);
    const authPort = await portFrom('AUTH_PORT', DEFAULT_AUTH_PORT);
    if (port === authPort) throw new Error(`PORT et AUTH_PORT valent tous deux ${port} : donne-leur deux ports.`);
    console.log('Préparation de l’application et de ses comptes de démonstration…');
    const { url, ready, ended, onResetEmail, stop } = await startAuthEmulator(
      authPort,
      process.env.DEMO_ACCOUNTS === 'temporary' ? undefined : ACCOUNTS_FOLDER,
    );
    stopEmulator = stop;
    // Nothing is served before the accounts are there: whoever sees the app can sign in.
    const running = Promise.all([prepare?.(), ready])
      .then(() => serve(port, url))
      .then((address) => {
        onResetEmail((email) => console.log(resetEmailMessage(email, address)));
        console.log(startedMessage(address));
        return interrupted;
      });
    await Promise.race([running, ended, interrupted]);
  } catch (error) {
    console.error(errorLine(error));
    exitCode = 1;
  }
  await stopEmulator?.();
  process.exit(exitCode);
}

function startedMessage(address: string): string {
  return `
  L’application est prête :  ${address}
  L’atelier des coachs :     ${address}atelier/

  Membre   ${DEMO_MEMBER}   ${DEMO_PASSWORD}
  Admin    ${DEMO_ADMIN}    ${DEMO_PASSWORD}

  Les emails ne partent pas : leurs liens s’affichent ici. Ctrl-C arrête tout.
`;
}

function resetEmailMessage({ to, code }: ResetEmail, address: string): string {
  const link = new URL(`login?${new URLSearchParams({ mode: 'resetPassword', oobCode: code })}`, address);
  return `  Email pour ${to}, lien pour choisir un mot de passe :\n  ${link}\n`;
}
