import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

test.use({ visitor: 'nobody' });

for (const path of ['login', 'training']) {
  test(`/${path} in another site’s frame shows no form, where no header refuses the frame`, async ({
    page,
    baseURL,
  }) => {
    // As a host answers that sends no headers.
    await page.route(`${baseURL}${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
    });
    const attacker = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>other</title><iframe src="${baseURL}${path}"></iframe>`);
    });
    await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
    const { port } = attacker.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('Cette app ne s’affiche pas dans une autre page.')).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Ouvrir l’app' })).toHaveAttribute('target', '_blank');
    await expect(frame.getByRole('textbox', { includeHidden: true })).toHaveCount(0);
    attacker.close();
  });
}
