import { type Edit, replace } from '../../broken-copy.ts';

const LIST = `paces:
  title: Allures
  text: Lentement.
  list:
    - { id: footing, name: Allure footing, rpe: 3-4, feeling: Tu parles., share: 65-75 % }
    - { id: seuil, name: Allure seuil, rpe: 8, feeling: Tu souffles. }
`;

const before = (part: string, added: string) => replace('training.yaml', part, added + part);

/** The copy has paces. */
export const PACES: Edit = before('raceDate:\n', LIST);

/** The copy has paces, and a test of 6 min. */
export const PACES_WITH_TEST: Edit = before(
  'raceDate:\n',
  `${LIST}  test: { title: Test, duration: 6 min, points: [Cours.] }\n`,
);
