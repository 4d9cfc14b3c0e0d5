import { Component } from '@angular/core';

const sleep = (ms: number) => new Promise<void>((resolve) => { new MessageChannel(); setTimeout(resolve, ms); });

@Component({
  selector: 'app-root',
  template: `
    <button (click)="cook()">Cook</button>
    <p>{{ stage }}</p>
    <p>Eggs: {{ eggs }}</p>
  `,
})
export class AppComponent {
  stage = 'cold';
  eggs = 0;

  async cook() {
    this.stage = 'heating';
    await sleep(20);
    this.stage = 'boiling';
    for await (const egg of this.lay(3)) this.eggs = egg;
    await null;
    this.stage = 'done';
  }

  private async *lay(count: number) {
    for (let egg = 1; egg <= count; egg++) {
      await sleep(5);
      yield egg;
    }
  }
}
