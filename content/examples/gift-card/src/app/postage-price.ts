// #docregion element
/** A custom element of another team, written without Angular. */
export class PostagePrice extends HTMLElement {
  static readonly observedAttributes = ['country'];

  private weight = 0;

  set grams(grams: number) {
    this.weight = grams;
    this.show();
  }

  connectedCallback(): void {
    this.show();
  }

  attributeChangedCallback(): void {
    this.show();
  }

  private show(): void {
    const abroad = this.getAttribute('country') !== 'home';
    const euros = (this.weight > 20 ? 1.8 : 0.95) * (abroad ? 2 : 1);
    this.textContent = `${euros.toFixed(2)} €`;
  }
}
// #enddocregion element
