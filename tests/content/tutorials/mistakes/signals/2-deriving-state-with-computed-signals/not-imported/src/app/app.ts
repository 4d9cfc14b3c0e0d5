import { Component, signal } from '@angular/core';


const TILES_IN_A_BOX = 12;

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Tiles for a mosaic</h1>

      <div class="row">
        <label for="columns">Columns</label>
        <input
          #columnsField
          id="columns"
          type="number"
          min="1"
          [value]="columns()"
          (input)="columns.set(+columnsField.value)"
        />
      </div>
      <div class="row">
        <label for="rows">Rows</label>
        <input
          #rowsField
          id="rows"
          type="number"
          min="1"
          [value]="rows()"
          (input)="rows.set(+rowsField.value)"
        />
      </div>

      <p role="status">
        <strong id="tiles">{{ tiles() }}</strong> tiles,
        <strong id="boxes">{{ boxes() }}</strong> boxes to buy
      </p>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly columns = signal(6);
  protected readonly rows = signal(4);

  protected readonly tiles = computed(() => this.columns() * this.rows());
  protected readonly boxes = computed(() =>
    Math.ceil(this.tiles() / TILES_IN_A_BOX),
  );
}
