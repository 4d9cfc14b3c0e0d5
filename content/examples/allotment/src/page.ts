import './app/watering-plan-element';

// #docregion page
/** The script of the page. It uses the element without Angular. */
export function startPage(): void {
  const main = document.querySelector('main');
  const news = document.querySelector('#news');
  const plan = document.querySelector('watering-plan');
  if (!main || !news || !plan) {
    return;
  }

  let dryDays = 3;
  onClick('#drier', () => {
    dryDays += 1;
    plan.dryDays = dryDays;
  });

  onClick('#move', () => main.append(plan));

  onClick('#add', () => {
    const second = document.createElement('watering-plan');
    second.plot = 'Plot 15';
    second.setAttribute('square-meters', '8');
    second.dryDays = dryDays;
    report(second);
    main.append(second);
  });

  const report = (element: HTMLElement) => {
    element.addEventListener('watered', (event) => {
      const { detail } = event as CustomEvent<number>;
      news.textContent = `${detail} cans of water given.`;
    });
  };
  report(plan);
}

function onClick(selector: string, listener: () => void): void {
  document.querySelector(selector)?.addEventListener('click', listener);
}
// #enddocregion page
