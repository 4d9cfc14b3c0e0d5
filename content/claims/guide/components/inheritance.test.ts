import { Component, contentChildren, Directive, Injectable, inject, input } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const log: string[] = [];

@Injectable()
class Service {}

@Component({
  selector: 'app-action',
  template: 'Action',
  providers: [Service],
  host: {
    class: 'action',
    title: 'An action',
    '[attr.data-kind]': '"base"',
    '(click)': 'run()',
  },
})
class Action {
  readonly label = input('Base');
  readonly early = this.describe();

  ngOnInit(): void {
    log.push('base ngOnInit');
  }

  protected run(): void {
    log.push('base listener');
  }

  protected describe(): string {
    return 'base';
  }
}

@Component({
  selector: 'app-delete',
  template: '{{ label() }}',
  host: {
    class: 'delete',
    title: 'Deletes the order',
    '[attr.data-kind]': '"subclass"',
    '(click)': 'remove()',
  },
})
class Delete extends Action {
  override readonly label = input('Delete');
  readonly own = 'set';
  readonly service = inject(Service, { optional: true });

  override ngOnInit(): void {
    log.push('subclass ngOnInit');
  }

  protected remove(): void {
    log.push('subclass listener');
  }

  protected override describe(): string {
    return `own field ${this.own}`;
  }
}

async function render() {
  log.length = 0;
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  const host: HTMLElement = fixture.nativeElement.querySelector('app-delete');
  const instance: Delete = fixture.debugElement.children[0]?.componentInstance;
  return { host, instance };
}

@Component({ imports: [Delete], template: '<app-delete />' })
class Page {}

claim('A hook of the subclass replaces the hook of the base class.', async () => {
  await render();
  expect(log).toEqual(['subclass ngOnInit']);
});

claim('If both classes bind the same thing, the subclass wins.', async () => {
  const { host } = await render();
  expect(host.title).toBe('Deletes the order');
  expect(host.dataset['kind']).toBe('subclass');
});

claim('If both listen to the same event, both listeners run.', async () => {
  const { host } = await render();
  host.click();
  expect(log.slice(1)).toEqual(['base listener', 'subclass listener']);
});

claim('Classes are merged:', async () => {
  const { host } = await render();
  expect([...host.classList].sort()).toEqual(['action', 'delete']);
});

claim(
  'JavaScript initializes the fields of the base class before those of the subclass.',
  async () => {
    const { instance } = await render();
    expect(instance.label()).toBe('Delete');
    expect(instance.early).toBe('own field undefined');
  },
);

claim('The base class lists the service in providers', async () => {
  const { instance } = await render();
  expect(instance.service).toBeNull();
});

@Directive()
abstract class Field {}

@Component({
  selector: 'app-text-field',
  template: '',
  providers: [{ provide: Field, useExisting: TextField }],
})
class TextField extends Field {}

@Component({ selector: 'app-number-field', template: '' })
class NumberField extends Field {}

@Component({ selector: 'app-form', template: '<ng-content />' })
class Form {
  readonly fields = contentChildren(Field);
}

@Component({
  imports: [Form, NumberField, TextField],
  template: '<app-form><app-text-field /><app-number-field /></app-form>',
})
class FormPage {}

claim("The query doesn't find a class that only extends Field.", async () => {
  const fixture = TestBed.createComponent(FormPage);
  await fixture.whenStable();
  const form: Form = fixture.debugElement.children[0]?.componentInstance;
  expect(form.fields()).toHaveLength(1);
  expect(form.fields()[0]).toBeInstanceOf(TextField);
});
