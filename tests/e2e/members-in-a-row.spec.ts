import { DEMO_ADMIN } from '../../scripts/demo/accounts.ts';
import { accountExists, resetCodes, unusedAddress } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { accountShown } from './session.ts';
import { expectToast, stopClock } from './toasts.ts';
import { everythingIn, recordConsoleAndRequests, storedSessions } from './traces.ts';
import { addressOfCall, refuse } from './wire.ts';

test.use({ visitor: 'admin', expectedNoise: /status of (?:400|503)/ });

const CREATED = { kind: 'success', text: 'Utilisateur créé et email de réinitialisation envoyé' } as const;

/** Creations in a row; the second fails half-way. */
const CREATIONS = [
  CREATED,
  {
    refused: 'sendOobCode',
    kind: 'warning',
    text: "Utilisateur créé, mais l'email de réinitialisation n'a pas pu être envoyé",
  },
  CREATED,
] as const;

/** A password, and what it may look like in an address, a page or a storage. */
const disguises = (password: string) => [
  password,
  encodeURIComponent(password),
  password.replaceAll('&', '&amp;'),
  btoa(password),
];

test('three members in a row, one of them half-way: the admin stays signed in, no password is left anywhere', async ({
  page,
}) => {
  const heard = recordConsoleAndRequests(page.context());
  await stopClock(page);
  // What the server says about the session is written into it.
  const checked = page.waitForResponse((response) => response.url().includes('accounts:lookup'));
  await page.goto('./admin');
  await (await checked).finished();
  const [before] = await storedSessions(page);
  expect(before?.email).toBe(DEMO_ADMIN);

  const passwords: string[] = [];
  const traces: string[] = [];
  await page.route(addressOfCall('signUp'), async (route) => {
    passwords.push(route.request().postDataJSON().password);
    traces.push(await everythingIn(page));
    await route.fallback();
  });
  const email = page.getByLabel('Email');
  for (const { kind, text, ...creation } of CREATIONS) {
    const refused = 'refused' in creation ? creation.refused : undefined;
    const address = unusedAddress();
    if (refused) await refuse(page, refused, 'UNAVAILABLE', 503);
    await email.fill(address);
    await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
    const sent = kind === 'success';
    await expect(email).toHaveValue(sent ? '' : address);
    await expectToast(page, kind, text);
    if (refused) await page.unroute(addressOfCall(refused));
    expect(await accountExists(address)).toBe(true);
    expect(await resetCodes(address)).toHaveLength(sent ? 1 : 0);
    expect(await storedSessions(page)).toEqual([before]);
    traces.push(await everythingIn(page));
    // An address that was just taken is taken.
    await email.fill(address);
    await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
    await expectToast(page, 'danger', 'Cette adresse email est déjà utilisée');
  }

  await expect(page).toHaveURL('./admin');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Administrateur');
  expect(await storedSessions(page)).toEqual([before]);
  traces.push(await everythingIn(page));
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(accountShown(page)).toHaveText(DEMO_ADMIN);
  traces.push(await everythingIn(page));

  // Each creation, and the one that is refused after it.
  const created = CREATIONS.length * 2;
  expect(passwords).toEqual(Array(created).fill(expect.stringMatching(/^\S{8}$/)));
  expect(new Set(passwords).size).toBe(created);
  // The search finds what is there.
  for (const trace of traces) expect(trace).toContain(DEMO_ADMIN);
  expect(heard.join('\n')).toContain('/accounts:signUp?');
  const found = passwords
    .flatMap(disguises)
    .filter((form) => [...traces, ...heard].some((trace) => trace.includes(form)));
  expect(found).toEqual([]);
});
