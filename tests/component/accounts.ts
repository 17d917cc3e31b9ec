import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Marked, and described by a text that stands in the page once, outside every live region. */
export async function expectMarked(text: string, ...fields: Locator[]): Promise<void> {
  for (const field of fields) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(text);
  }
  const shown = page.getByText(text, { exact: true });
  await expect.element(shown).toHaveLength(fields.length > 0 ? 1 : 0);
  if (fields.length > 0) expect(shown.element().closest('[aria-live], [role=alert], [role=status]')).toBeNull();
}

export async function expectUnmarked(...fields: Locator[]): Promise<void> {
  for (const field of fields) {
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription('');
  }
}
