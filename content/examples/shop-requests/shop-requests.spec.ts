// On the page, a server in memory answers. Here a real one does, through both backends of HttpClient: it is slow, fails, and sees what is canceled.
import { expect, type Page, test } from '@playwright/test';
import { bigFile, json, pathOf, startShop, stopShops } from './real-shop.mjs';

test.afterEach(stopShops);

const section = (page: Page, element: string) =>
  page.locator(element).getByRole('status');

const failures = {
  annotation: { type: 'console-error', description: 'Failed to load resource' },
};

test.describe('with the server in memory', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('the search finds products', async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Name' }).fill('tea');
    await expect(page.getByRole('listitem')).toHaveText(['Teapot', 'Tea cup']);
    await expect(page.getByText('Signed in as Ann')).toBeVisible();
  });

  test('the report comes after two failures, and can be canceled', async ({
    page,
  }) => {
    const status = section(page, 'app-stock-report');
    await page.getByRole('button', { name: 'Load' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(status).toHaveText('Canceled');
    await page.getByRole('button', { name: 'Load' }).click();
    await expect(status).toHaveText('37 products in stock');
  });

  test('an order is refused, and then accepted', async ({ page }) => {
    const status = section(page, 'app-order-form');
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('6');
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(status).toHaveText('Only 5 left.');
    await quantity.fill('2');
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(status).toHaveText('Your order has the number 81.');
  });

  test('advice arrives', async ({ page }) => {
    await page.getByRole('button', { name: 'Which pot?' }).click();
    await expect(section(page, 'app-product-advice')).toHaveText(
      'Take the big teapot.',
    );
  });

  test('the upload shows its progress', async ({ page }) => {
    await page.getByLabel('Photo', { exact: true }).setInputFiles(bigFile(6));
    await expect(section(page, 'app-photo-upload')).toHaveText(
      'Saved as photo 5',
    );
    await expect(
      page.getByRole('progressbar', { name: 'Sent' }),
    ).toHaveAttribute('value', '100');
  });
});

for (const backend of ['xhr', 'fetch']) {
  test.describe(`a real server, with ${backend}`, () => {
    test('a new search cancels the one before', async ({ page, baseURL }) => {
      const shop = await startShop(baseURL);
      await page.goto(`${shop.origin}/?server=${backend}`);
      await expect(page.getByRole('listitem')).toHaveText(['Teapot']);
      const usual = shop.answers.get('/api/products');
      shop.answers.set('/api/products', () => undefined);
      await page.getByRole('searchbox').fill('slow');
      await expect
        .poll(() => shop.seen.at(-1)?.url)
        .toBe('/api/products?text=slow');
      if (usual) shop.answers.set('/api/products', usual);
      await page.getByRole('searchbox').fill('a+b');
      await expect(page.getByRole('listitem')).toHaveText(['Teapot']);
      await expect
        .poll(() => shop.canceled)
        .toEqual(['/api/products?text=slow']);
      expect(shop.seen.at(-1)?.url).toBe('/api/products?text=a%2Bb');
    });

    test(
      'a busy server is asked three times',
      failures,
      async ({ page, baseURL }) => {
        const shop = await startShop(baseURL);
        let asked = 0;
        shop.answers.set('/api/report', (_, answer) => {
          asked++;
          if (asked < 3) json(answer, null, 503);
          else
            answer
              .writeHead(200, { 'content-type': 'text/plain' })
              .end('9 in stock');
        });
        await page.goto(`${shop.origin}/?server=${backend}`);
        await page.getByRole('button', { name: 'Load' }).click();
        await expect(section(page, 'app-stock-report')).toHaveText(
          '9 in stock',
        );
        expect(asked).toBe(3);
      },
    );

    test(
      'a failure that lasts is reported at once',
      failures,
      async ({ page, baseURL }) => {
        const shop = await startShop(baseURL);
        await page.goto(`${shop.origin}/?server=${backend}`);
        await page.getByRole('button', { name: 'Load' }).click();
        await expect(section(page, 'app-stock-report')).toHaveText(
          'The shop answered with status 404.',
        );
        expect(
          shop.seen.filter((asked) => pathOf(asked) === '/api/report'),
        ).toHaveLength(1);
      },
    );

    test('Cancel closes the connection', async ({ page, baseURL }) => {
      const shop = await startShop(baseURL);
      shop.answers.set('/api/report', () => undefined);
      await page.goto(`${shop.origin}/?server=${backend}`);
      await page.getByRole('button', { name: 'Load' }).click();
      await expect.poll(() => shop.seen.map(pathOf)).toContain('/api/report');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => shop.canceled).toEqual(['/api/report']);
      await expect(section(page, 'app-stock-report')).toHaveText('Canceled');
    });

    test('a server that never answers times out', async ({ page, baseURL }) => {
      const shop = await startShop(baseURL);
      // The rule retries a status of 0, so the page needs four attempts of four seconds.
      test.setTimeout(60_000);
      shop.answers.set('/api/report', () => undefined);
      await page.goto(`${shop.origin}/?server=${backend}`);
      await page.getByRole('button', { name: 'Load' }).click();
      await expect(section(page, 'app-stock-report')).toHaveText(
        'The shop took too long to answer.',
        { timeout: 40_000 },
      );
    });

    test(
      'the body of a refusal arrives',
      failures,
      async ({ page, baseURL }) => {
        const shop = await startShop(baseURL);
        shop.answers.set('/api/orders', (_, answer) =>
          json(answer, { message: 'Sold out' }, 422),
        );
        await page.goto(`${shop.origin}/?server=${backend}`);
        await page.getByRole('button', { name: 'Order' }).click();
        await expect(section(page, 'app-order-form')).toHaveText('Sold out');
      },
    );

    test(
      'a closed connection has the status 0',
      failures,
      async ({ page, baseURL }) => {
        const shop = await startShop(baseURL);
        shop.answers.set('/api/orders', (asked) => asked.socket.destroy());
        await page.goto(`${shop.origin}/?server=${backend}`);
        await page.getByRole('button', { name: 'Order' }).click();
        await expect(section(page, 'app-order-form')).toHaveText(
          /can’t be reached/,
        );
      },
    );

    test('a text is shown while it arrives', async ({ page, baseURL }) => {
      const shop = await startShop(baseURL);
      let finish = () => {};
      shop.answers.set('/api/advice', (_, answer) => {
        answer.writeHead(200, {
          'content-type': 'text/plain',
          // Without it, Chromium keeps the start back from XMLHttpRequest, to guess the type.
          'x-content-type-options': 'nosniff',
        });
        answer.write('Take the ');
        finish = () => answer.end('teapot.');
      });
      await page.goto(`${shop.origin}/?server=${backend}`);
      await page.getByRole('button', { name: 'Which pot?' }).click();
      const status = section(page, 'app-product-advice');
      await expect(status).toHaveText('Take the');
      finish();
      await expect(status).toHaveText('Take the teapot.');
    });

    test('a POST to its own origin has the XSRF header', async ({
      page,
      baseURL,
    }) => {
      const shop = await startShop(baseURL);
      shop.answers.set('/api/orders', (_, answer) => json(answer, { id: 1 }));
      await page.goto(`${shop.origin}/?server=${backend}`);
      await page.getByRole('button', { name: 'Order' }).click();
      await expect(section(page, 'app-order-form')).toHaveText(/number 1/);
      const tokens = shop.seen.map(({ method, headers }) => [
        method,
        headers['x-xsrf-token'],
      ]);
      expect(tokens).toContainEqual(['POST', 'secret']);
      expect(
        tokens.filter(([method]) => method === 'GET').map(([, token]) => token),
      ).not.toContain('secret');
    });

    test('an absolute address has no XSRF header', async ({
      page,
      baseURL,
    }) => {
      const shop = await startShop(baseURL);
      shop.answers.set('/api/orders', (_, answer) => json(answer, { id: 1 }));
      await page.goto(`${shop.origin}/?server=${backend}&base=${shop.origin}`);
      await page.getByRole('button', { name: 'Order' }).click();
      await expect(section(page, 'app-order-form')).toHaveText(/number 1/);
      expect(
        shop.seen.map(({ headers }) => headers['x-xsrf-token']),
      ).not.toContain('secret');
    });

    test('another origin gets cookies only with credentials', async ({
      page,
      baseURL,
    }) => {
      const shop = await startShop(baseURL);
      const other = await startShop(baseURL);
      await page.goto(`${shop.origin}/?server=${backend}&base=${other.origin}`);
      await expect(page.getByText('Signed in as ann')).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveText(['Teapot']);
      const search = other.seen.find(
        (asked) => pathOf(asked) === '/api/products',
      );
      expect(search?.headers.cookie).toBeUndefined();
    });
  });
}

for (const [backend, percent] of [
  ['xhr', '100'],
  ['fetch', '0'],
] as const) {
  test(`a real upload with ${backend} ends with ${percent} % reported`, async ({
    page,
    baseURL,
  }) => {
    const shop = await startShop(baseURL);
    let received = 0;
    shop.answers.set('/api/photos', (asked, answer) => {
      asked.on('data', (chunk) => {
        received += chunk.length;
      });
      asked.on('end', () => json(answer, { id: 9 }));
    });
    await page.goto(`${shop.origin}/?server=${backend}`);
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles(bigFile(3_000_000));
    await expect(section(page, 'app-photo-upload')).toHaveText(
      'Saved as photo 9',
    );
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'value',
      percent,
    );
    expect(received).toBeGreaterThan(3_000_000);
  });
}
