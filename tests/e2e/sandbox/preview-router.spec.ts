import { appCompiler } from './support/compile-app.ts';
import { expect, test } from './support/preview-page.ts';

const { compile } = appCompiler();

const files = {
  '/src/main.ts': `import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { App } from './app/app';
import { Home } from './app/home';

bootstrapApplication(App, {
  providers: [
    provideZonelessChangeDetection(),
    provideRouter([
      { path: '', component: Home, title: 'Harbor' },
      { path: 'boats', title: 'Boats', loadComponent: () => import('./app/boats') },
    ]),
  ],
});
`,
  '/src/app/app.ts': `import { Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: '<a routerLink="/boats">Boats</a> <a href="/boats?by=size">By size</a> <a href="https://example.com/">Away</a> <router-outlet />',
})
export class App {}
`,
  '/src/app/home.ts': `import { Component } from '@angular/core';

@Component({ template: '<h1>Harbor</h1>' })
export class Home {}
`,
  '/src/app/boats.ts': `import { Component } from '@angular/core';

@Component({ template: '<h1>Boats</h1> @defer (on interaction) { <p>Ferry</p> } @placeholder { <button>More</button> }' })
export default class Boats {}
`,
};

test('the router navigates in memory, loads a page when it is needed, and goes back and forward', async ({
  page,
  preview,
}) => {
  await preview.start();
  await preview.show(await compile(files));
  const heading = preview.frame.getByRole('heading');
  await expect(heading).toHaveText('Harbor');
  expect(await preview.told('module')).not.toContain('app:/src/app/boats.js');
  await preview.frame.getByRole('link', { name: 'Boats' }).click();
  await expect(heading).toHaveText('Boats');
  expect(await preview.told('module')).toContain('app:/src/app/boats.js');
  expect((await preview.told('location')).at(-1)).toMatchObject({
    url: '/boats',
    canGoBack: true,
    canGoForward: false,
  });
  expect((await preview.told('title')).at(-1)).toBe('Boats');
  await preview.call('back');
  await expect(heading).toHaveText('Harbor');
  expect((await preview.told('location')).at(-1)).toMatchObject({ url: '/', canGoForward: true });
  await preview.call('forward');
  await expect(heading).toHaveText('Boats');
  // The page around has not gone anywhere.
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => history.length)).toBeLessThan(3);
});

test('a new start keeps the path, and another can be asked for', async ({ preview }) => {
  await preview.start();
  const output = await compile(files);
  await preview.show(output, { url: '/boats' });
  await expect(preview.frame.getByRole('heading')).toHaveText('Boats');
  await preview.call('reload');
  await preview.next('ready', 1);
  await expect(preview.frame.getByRole('heading')).toHaveText('Boats');
  await preview.show(output, { url: '/' });
  await expect(preview.frame.getByRole('heading')).toHaveText('Harbor');
});

test('a plain link starts the application at its path; one to another host is not followed', async ({
  preview,
}) => {
  await preview.start();
  await preview.show(await compile(files));
  await preview.frame.getByRole('link', { name: 'By size' }).click();
  await expect(preview.frame.getByRole('heading')).toHaveText('Boats');
  expect((await preview.told('location')).at(-1)?.url).toBe('/boats?by=size');
  await preview.frame.getByRole('link', { name: 'Away' }).click();
  await expect
    .poll(() => preview.console())
    .toContain(`A preview can't open other pages: "https://example.com/" was not opened.`);
  await expect(preview.frame.getByRole('heading')).toHaveText('Boats');
});
