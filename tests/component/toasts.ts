import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { TOASTS, type ToastKind } from '../fixtures/toasts.ts';
import { pass } from './device.ts';

const toasts = () => [...document.querySelectorAll<HTMLElement>('[role] > [data-kind]')];

/** There is one toast, and it says exactly this. */
export async function expectToast(kind: ToastKind, text: string): Promise<void> {
  const toast = page.getByRole(TOASTS[kind].role).filter({ hasText: text });
  await expect.element(toast).toHaveText(text);
  expect(toasts().map(({ dataset }) => dataset.kind)).toEqual([kind]);
}

/** There is one toast that says exactly this, for as long as its kind stays. The clock must be stopped. */
export async function expectTimedToast(kind: ToastKind, text: string): Promise<void> {
  await expectToast(kind, text);
  await pass(TOASTS[kind].durationMs - 1);
  await expectToast(kind, text);
  await pass(1);
  await expect.poll(toasts).toEqual([]);
}
