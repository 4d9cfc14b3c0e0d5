import { expect, type Page, test } from '@playwright/test';
import { expectRunning } from '../support/workspace.ts';

// What a screen reader calls the parts of a step and of the home of the tutorials, in the order in which it comes to them. axe, in other tests, knows whether
// a name is there, not whether it says what the part is for.

const step = '/tutorials/learn-angular/3-composing-components';

/** The application of the step, which has one goal and is not yet complete. */
async function openStep(page: Page): Promise<void> {
  test.slow();
  await page.goto(step);
  await expectRunning(page, 'Tomato soup');
}

test('the bar of a step names its menu, its buttons, and the steps before and after it', async ({
  page,
}) => {
  await openStep(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Steps of this tutorial":
      - button "Learn Angular Component composition"
      - button "Reveal Answer"
      - button "Compare with the answer"
      - button "Open in the playground"
      - 'link "Previous step: Updating the component"'
      - 'link "Next step: Control flow in components - @if"'
    - article:
      - heading "Compose components" [level=1]
      - heading "Import the class" [level=2]
      - heading "List it in imports" [level=2]
      - heading "Write its element" [level=2]
      - heading "What you see now" [level=2]
      - group: The answer
  `);
});

test('editor, preview, problems and goals have names, in the order of the page', async ({
  page,
}) => {
  await openStep(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - separator "Width of the text"
    - button /Files/
    - tablist "Files":
      - tab "app.ts" [selected]
      - tab "recipe-photo.ts"
    - button "Format"
    - tabpanel "app.ts":
      - group "Editor for app.ts. Press Enter to start editing.":
        - textbox "Code in app.ts"
    - group: Press Enter to edit, and Escape, then Tab, to leave the editor.
    - separator "Size of the code"
    - region "Preview":
      - button "Back"
      - button "Forward"
      - button "Refresh the preview"
      - textbox "Address in the preview"
    - separator "Size of the preview"
    - tablist "Messages from the compiler and the application":
      - tab "Problems (0)" [selected]
      - tab "Console (0)"
    - tabpanel "Problems (0)"
    - region "Goals of this step":
      - status: 0 of 1 goals reached.
      - list:
        - listitem: /^Not yet. The recipe card shows the photo/
  `);
});

test('the home names each tutorial, and its links say which tutorial they belong to', async ({
  page,
}) => {
  await page.goto('/tutorials');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Tutorials" [level=1]
    - region "Your first Angular app":
      - heading "Your first Angular app" [level=2]
      - link /Start.*Your first Angular app/
      - group: All steps of Your first Angular app
    - region "Learn Angular":
      - heading "Learn Angular" [level=2]
      - link /Start.*Learn Angular/
      - group: All steps of Learn Angular
    - region "Deferrable Views":
      - heading "Deferrable Views" [level=2]
      - link /Start.*Deferrable Views/
      - group: All steps of Deferrable Views
    - region "Learn Angular signals":
      - heading "Learn Angular signals" [level=2]
      - link /Start.*Learn Angular signals/
      - group: All steps of Learn Angular signals
  `);
});
