import { expect, type Page, test } from '@playwright/test';
import { typeOver } from '../support/hands.ts';
import { application, expectRunning } from '../support/workspace.ts';

/** A board as somebody writes it who has done so before. */
const board = `import { Component, signal } from '@angular/core';
import { CdkDrag, CdkDragDrop, CdkDropList, CdkDropListGroup } from '@angular/cdk/drag-drop';

interface Lane {
readonly name: string;
readonly cards: readonly string[];
}

@Component({
selector: 'app-root',
imports: [CdkDrag, CdkDropList, CdkDropListGroup],
template: \`
<h1>Bakery</h1>
<div class="board" cdkDropListGroup>
@for (lane of lanes(); track lane.name; let at = $index) {
<section cdkDropList [cdkDropListData]="at" (cdkDropListDropped)="drop($event)">
<h2>{{ lane.name }}</h2>
@for (card of lane.cards; track card; let index = $index) {
<article cdkDrag>
{{ card }}
<button type="button" [disabled]="at === 0" (click)="move(at, index, at - 1)">Left</button>
<button type="button" [disabled]="at === 2" (click)="move(at, index, at + 1)">Right</button>
</article>
} @empty {
<p>Nothing here</p>
}
</section>
}
</div>
\`,
styles: \`
.board { display: flex; gap: 8px; }
section { flex: 1; min-height: 150px; background: lightgray; }
article { padding: 8px; background: white; }
\`,
})
export class App {
protected readonly lanes = signal<readonly Lane[]>([
{ name: 'To bake', cards: ['Rye', 'Spelt'] },
{ name: 'In the oven', cards: ['Wheat'] },
{ name: 'On the shelf', cards: [] },
]);

protected drop({ previousContainer, previousIndex, container, currentIndex }: CdkDragDrop<number>) {
this.move(previousContainer.data, previousIndex, container.data, currentIndex);
}

protected move(from: number, index: number, to: number, at = 0) {
const lanes = this.lanes().map(({ name, cards }) => ({ name, cards: [...cards] }));
const [card] = lanes[from].cards.splice(index, 1);
lanes[to].cards.splice(at, 0, card);
this.lanes.set(lanes);
}
}`;

const cards = (page: Page, lane: number) =>
  application(page).locator('section').nth(lane).locator('article');

/** Drags a card with the mouse into a lane, as a hand does: the library starts after a few pixels. */
async function dragCard(page: Page, name: string, lane: number): Promise<void> {
  const from = await application(page).locator('article', { hasText: name }).boundingBox();
  const to = await application(page).locator('section').nth(lane).boundingBox();
  if (!from || !to) throw new Error('The board is not to be seen.');
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(from.x + 16, from.y + 12, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 12 });
  await page.mouse.up();
}

test('a board is typed, runs, and its cards are moved with the mouse and with the keyboard', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await typeOver(page, board);
  await expectRunning(page, 'Bakery');
  await expect(page.getByRole('tab', { name: 'Problems (0)' })).toBeVisible();
  await expect(cards(page, 0)).toContainText(['Rye', 'Spelt']);
  await expect(application(page).getByText('Nothing here')).toBeVisible();

  await dragCard(page, 'Rye', 2);
  await expect(cards(page, 2)).toContainText(['Rye']);
  await expect(cards(page, 0)).toHaveCount(1);

  await cards(page, 0).getByRole('button', { name: 'Right' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page, 1)).toContainText(['Spelt', 'Wheat']);
  await cards(page, 2).getByRole('button', { name: 'Left' }).focus();
  await page.keyboard.press('Space');
  await expect(cards(page, 1)).toContainText(['Rye', 'Spelt', 'Wheat']);
});
