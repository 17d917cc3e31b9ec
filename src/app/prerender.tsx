import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { LOGIN_TITLE } from '../auth/screens/LoginPage.tsx';
import { programme } from '../generated/programme.ts';
import { understandingHead } from '../guide/understandingHead.tsx';
import { phaseHead } from '../programme/phaseHead.tsx';
import { competitionHead } from '../race/competitionHead.tsx';
import { ROUTES } from '../routes.ts';
import { documentTitle } from '../ui/documentTitle.ts';
import { Page, type PageHead } from '../ui/Page.tsx';
import { Layout } from './Layout.tsx';
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

/** The top of screens that is the same for every member, by their routes; without ids, which the screen itself has. */
export function prerenderHeads(base: string): Map<string, string> {
  const heads: [string, PageHead][] = [
    [ROUTES.understanding, understandingHead],
    [ROUTES.competition, competitionHead],
    ...programme.phases.map((phase): [string, PageHead] => [phase.route, phaseHead(phase)]),
  ];
  return new Map(
    heads.map(([route, head]) => {
      const markup = renderToString(
        <StaticRouter basename={base} location={`${base}${route.slice(1)}`}>
          <Routes>
            <Route element={<Layout admin={false} />}>
              <Route path="*" element={<Page {...head} />} />
            </Route>
          </Routes>
        </StaticRouter>,
      );
      return [route, markup.replace(/ id="[^"]*"/g, '')];
    }),
  );
}
