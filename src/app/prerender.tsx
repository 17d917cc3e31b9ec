import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LOGIN_TITLE } from '../auth/screens/LoginPage.tsx';
import { documentTitle } from '../ui/documentTitle.ts';
import { Root } from './Root.tsx';

/** What /login shows to a visitor without a session, for the build to write into its page. `base` ends with a slash. */
export function prerenderLogin(base: string): { title: string; markup: string } {
  const markup = renderToString(
    <StrictMode>
      <StaticRouter basename={base} location={`${base}login`}>
        <Root auth={new Promise<never>(() => undefined)} initialAuthState={{ member: null }} />
      </StaticRouter>
    </StrictMode>,
  );
  return { title: documentTitle(LOGIN_TITLE), markup };
}
