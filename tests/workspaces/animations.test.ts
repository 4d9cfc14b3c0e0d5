// What the article about enter and leave animations says of navigations: it takes a router, and a browser that runs animations.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';
import { closeBrowser, openPage } from './support/browse.ts';
import { type FileServer, serveFolder } from './support/serve.ts';

const routes = `
import { Component } from '@angular/core';
import { Routes } from '@angular/router';

const styles = '@keyframes out { to { opacity: 0; } } :host(.leaving), .leaving { animation: out 1s; }';

@Component({ selector: 'app-cart', template: 'Cart', styles, host: { 'animate.leave': 'leaving' } })
class Cart {}
@Component({ selector: 'app-orders', template: '<p animate.leave="leaving">Orders</p>', styles })
class Orders {}
@Component({ selector: 'app-help', template: 'Help' })
class Help {}

export const routes: Routes = [
  { path: 'cart', component: Cart },
  { path: 'orders', component: Orders },
  { path: 'help', component: Help },
];
`;

const app = `
import { Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: '<a routerLink="/cart">Cart</a> <a routerLink="/orders">Orders</a> <a routerLink="/help">Help</a> <router-outlet />',
})
export class App {}
`;

let workspace: Workspace;
let server: FileServer;

beforeAll(async () => {
  workspace = await newWorkspace('pages', '--defaults', '--zoneless', '--skip-tests');
  workspace.write('src/app/app.routes.ts', routes);
  workspace.write('src/app/app.ts', app);
  const { status, printed } = await workspace.ng('build', '--configuration=development');
  expect(status, printed).toBe(0);
  server = await serveFolder(join(workspace.folder, 'dist/pages/browser'));
});

afterAll(async () => {
  await closeBrowser();
  await server?.close();
  workspace?.dispose();
});

test('at a navigation, a page leaves with the animation of its host, and not with those of its template', async () => {
  const { page } = await openPage();
  await page.goto(server.address);
  const link = (name: string) => page.getByRole('link', { name });
  const tags = () =>
    page.locator('router-outlet ~ *').evaluateAll((all) => all.map(({ localName }) => localName));

  await link('Cart').click();
  await expect.poll(tags).toEqual(['app-cart']);
  await link('Help').click();
  await expect.poll(tags).toEqual(['app-cart', 'app-help']);
  await expect.poll(tags).toEqual(['app-help']);

  await link('Orders').click();
  await expect.poll(tags).toEqual(['app-orders']);
  await page.evaluate(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      seen.add(
        [...document.querySelectorAll('router-outlet ~ *')]
          .map(({ localName }) => localName)
          .join(),
      );
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  await link('Help').click();
  await expect.poll(tags).toEqual(['app-help']);
  expect(await page.evaluate('[...seen]')).toEqual(['app-help']);
});
