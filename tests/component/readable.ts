import { expectAccessible } from './axe.ts';
import { expectFits } from './fit.ts';

/** What is shown now passes axe, and fits narrow phones and large text. */
export async function expectReadable(): Promise<void> {
  await expectAccessible();
  await expectFits();
}
