import {
  ChangeDetectionStrategy,
  ChangeDetectorRef,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  computed,
  forwardRef,
  inject,
  input,
  signal,
  type Type,
  viewChild,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  type AbstractControl,
  type ControlValueAccessor,
  FormArray,
  FormBuilder,
  FormControl,
  FormGroup,
  type FormGroupDirective,
  NG_VALUE_ACCESSOR,
  NgControl,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

const text = (value: string) => new FormControl(value, { nonNullable: true });

/** A rendered component. */
async function rendered<T>(type: Type<T>) {
  const fixture = TestBed.createComponent(type);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  return { app: fixture.componentInstance, fixture, page };
}

/** Lets the scheduler run, if something has called it. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30));
}

function enter(page: HTMLElement, selector: string, value: string, event = 'input'): void {
  const field = page.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`No ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event(event));
}

@Component({
  selector: 'app-lonely',
  imports: [ReactiveFormsModule],
  template: '<form><input formControlName="title" /></form>',
})
class Lonely {}

claim('It throws NG01050: formControlName must be used with a parent formGroup directive.', () => {
  expect(() => TestBed.createComponent(Lonely).detectChanges()).toThrow(
    'NG01050: formControlName must be used with a parent formGroup directive.',
  );
});

claim('It leaves out disabled controls.', () => {
  const order = new FormGroup({
    number: new FormControl({ value: 7, disabled: true }),
    note: text(''),
  });
  expect(order.value).toEqual({ note: '' });
  expect(order.getRawValue()).toEqual({ number: 7, note: '' });

  const list = new FormArray([new FormControl({ value: 1, disabled: true }), new FormControl(2)]);
  expect(list.value).toEqual([2]);
});

claim('A single FormControl keeps its value while it is disabled.', () => {
  expect(new FormControl({ value: 7, disabled: true }).value).toBe(7);
});

claim(
  'If every control is disabled, the group is disabled too. value then contains all of them.',
  () => {
    const group = new FormGroup({ a: text('1'), b: text('2') });
    group.controls.a.disable();
    group.controls.b.disable();
    expect(group.disabled).toBe(true);
    expect(group.value).toEqual({ a: '1', b: '2' });
  },
);

claim(
  'valueChanges emits even if the new value equals the old one, and also when disable() or enable() is called.',
  () => {
    const title = text('a');
    const seen: string[] = [];
    title.valueChanges.subscribe((value) => seen.push(value));
    title.setValue('a');
    title.disable();
    title.enable();
    expect(seen).toEqual(['a', 'a', 'a']);
  },
);

claim('In a subscription to title.valueChanges, review.value.title is still the old title.', () => {
  const review = new FormGroup({ title: text('old') });
  let seen: string | undefined;
  review.controls.title.valueChanges.subscribe(() => {
    seen = review.value.title;
  });
  review.controls.title.setValue('new');
  expect(seen).toBe('old');
  expect(review.value.title).toBe('new');
});

claim(
  'Only this control is updated. Its group keeps the old value and status until its next update.',
  () => {
    const review = new FormGroup({ title: text('old') });
    review.controls.title.setValue('new', { onlySelf: true });
    expect(review.value.title).toBe('old');
    review.updateValueAndValidity();
    expect(review.value.title).toBe('new');
  },
);

claim(
  'setErrors(), markAllAsTouched(), markAllAsDirty(), and the methods that add or remove controls take only emitEvent.',
  () => {
    const title = text('');
    const review = new FormGroup({ title });
    // @ts-expect-error: there is no such option
    title.setErrors({ taken: true }, { onlySelf: true });
    expect(review.status).toBe('INVALID');
    // @ts-expect-error: there is no such option
    review.markAllAsTouched({ onlySelf: true });
    // @ts-expect-error: there is no such option
    review.markAllAsDirty({ onlySelf: true });
    expect([title.touched, title.dirty]).toEqual([true, true]);

    const names = new FormArray<FormControl<string>>([]);
    const form = new FormGroup({ names });
    // @ts-expect-error: there is no such option
    names.push(text('a'), { onlySelf: true });
    expect(form.value).toEqual({ names: ['a'] });
    // @ts-expect-error: there is no such option
    names.removeAt(0, { onlySelf: true });
    expect(form.value).toEqual({ names: [] });
  },
);

claim('A computed() that reads form.valid never runs again.', () => {
  const form = new FormGroup({ title: new FormControl('', Validators.required) });
  const valid = computed(() => form.valid);
  expect(valid()).toBe(false);
  form.setValue({ title: 'Great' });
  expect(form.valid).toBe(true);
  expect(valid()).toBe(false);
});

@Component({
  selector: 'app-state',
  template: '<i>{{ control().touched }}</i>',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class State {
  readonly control = input.required<FormControl>();
}

@Component({
  selector: 'app-title',
  imports: [ReactiveFormsModule, State],
  template: `
    <input [formControl]="title" />
    <b>{{ title.value }} {{ title.touched }}</b>
    <app-state [control]="title" />
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Title {
  readonly title = new FormControl('old', Validators.required);
}

claim('the field is updated, {{ form.value.title }} is not', async () => {
  const { app, page } = await rendered(Title);
  app.title.setValue('new');
  await settle();
  expect(page.querySelector('input')?.value).toBe('new');
  expect(page.querySelector('b')?.textContent).toBe('old false');
});

claim(
  'For example, a child component that gets a control as an input and only shows its errors is not updated.',
  async () => {
    const { app, page } = await rendered(Title);
    app.title.markAsTouched();
    await settle();
    expect(page.querySelector('b')?.textContent).toBe('old true');
    expect(page.querySelector('i')?.textContent).toBe('false');
  },
);

@Component({
  selector: 'app-value',
  template: '<i>{{ control().value }}</i>',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Value {
  readonly control = input.required<FormControl>();
}

@Component({
  selector: 'app-inner',
  imports: [ReactiveFormsModule, Value],
  template: '<input [formControl]="control()" /><app-value [control]="control()" />',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Inner {
  readonly control = input.required<FormControl>();
}

@Component({
  selector: 'app-outer',
  imports: [Inner, Value],
  template: `
    <b>{{ title.value }}</b>
    <app-inner [control]="title" />
    <app-value [control]="title" />
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Outer {
  readonly title = new FormControl('old');
}

claim('parents are updated, others are not', async () => {
  const { page } = await rendered(Outer);
  enter(page, 'input', 'new');
  await settle();
  expect(page.querySelector('b')?.textContent).toBe('new');
  expect(Array.from(page.querySelectorAll('i'), (i) => i.textContent)).toEqual(['old', 'old']);
});

claim("A value that you pass to reset() doesn't become the default value.", () => {
  const name = text('Ann');
  name.reset('Ben');
  expect(name.value).toBe('Ben');
  name.reset();
  expect(name.value).toBe('Ann');
});

claim(
  "A disabled control stays disabled, unless you pass { value: 'Ben', disabled: false } for it.",
  () => {
    const profile = new FormGroup({ name: text('Ann') });
    profile.disable();
    profile.reset();
    expect(profile.controls.name.disabled).toBe(true);
    profile.reset({ name: { value: 'Ben', disabled: false } });
    expect(profile.value).toEqual({ name: 'Ben' });
    expect(profile.controls.name.enabled).toBe(true);
  },
);

@Component({
  selector: 'app-submit',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form" #directive="ngForm" (ngSubmit)="send(directive)">
      <input formControlName="title" />
    </form>
  `,
})
class Submit {
  readonly form = new FormGroup(
    { title: new FormControl('', Validators.required) },
    { updateOn: 'submit' },
  );
  readonly seen: unknown[] = [];
  directive?: FormGroupDirective;

  send(directive: FormGroupDirective): void {
    this.directive = directive;
    this.seen.push(this.form.value);
  }
}

claim(
  "reset() doesn't change submitted. FormGroupDirective.resetForm() resets the form and submitted.",
  async () => {
    const { app, page } = await rendered(Submit);
    page.querySelector('form')?.dispatchEvent(new Event('submit'));
    app.form.reset();
    expect(app.directive?.submitted).toBe(true);
    app.directive?.resetForm();
    expect(app.directive?.submitted).toBe(false);
  },
);

claim("With 'submit', the control is also not touched before the submit.", async () => {
  const { app, page } = await rendered(Submit);
  enter(page, 'input', 'Great');
  page.querySelector('input')?.dispatchEvent(new Event('blur'));
  expect([app.form.value.title, app.form.touched]).toEqual(['', false]);
  page.querySelector('form')?.dispatchEvent(new Event('submit'));
  expect(app.seen).toEqual([{ title: 'Great' }]);
  expect(app.form.touched).toBe(true);
});

@Component({
  selector: 'app-disabled',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form"><input formControlName="a" [disabled]="true" /></form>
  `,
})
class Disabled {
  readonly form = new FormGroup({ a: text('') });
}

claim(
  "[disabled] on an element with formControlName has no effect in a reactive form, and Angular warns in the console: It looks like you're using the disabled attribute with a reactive form directive.",
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { page } = await rendered(Disabled);
    expect(page.querySelector('input')?.disabled).toBe(false);
    expect(String(warn.mock.calls[0]?.[0])).toContain(
      "It looks like you're using the disabled attribute with a reactive form directive.",
    );
    warn.mockRestore();
  },
);

@Component({
  selector: 'app-list',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form">
      <p formArrayName="names">
        @for (name of names.controls; track $index) {
          <input [formControlName]="$index" />
        }
      </p>
      <section>
        @for (name of names.controls; track name) { <input [formControl]="name" /> }
      </section>
    </form>
    <button type="button" (click)="names.removeAt(0)">Remove</button>
  `,
})
class List {
  readonly names = new FormArray([text('a'), text('b'), text('c')]);
  readonly form = new FormGroup({ names: this.names });
}

claim(
  'With track $index and [formControlName]="$index", the fields show and change the wrong controls after removeAt().',
  async () => {
    const { fixture, page } = await rendered(List);
    page.querySelector('button')?.click();
    await fixture.whenStable();
    const values = (selector: string) =>
      Array.from(page.querySelectorAll<HTMLInputElement>(selector), ({ value }) => value);
    expect(values('p input')).toEqual(['a', 'b']);
    expect(values('section input')).toEqual(['b', 'c']);
  },
);

claim('If the value itself is an array, create the control with builder.control().', () => {
  const builder = new FormBuilder();
  expect(builder.group({ tags: ['new'] }).value).toEqual({ tags: 'new' });
  expect(builder.group({ tags: builder.control(['new', 'sale']) }).value).toEqual({
    tags: ['new', 'sale'],
  });
});

claim(
  "tags: ['new', 'sale'] compiles, but uses 'sale' as a validator and throws TypeError: this.validator is not a function.",
  () => {
    const create = () => new FormBuilder().group({ tags: ['new', 'sale'] });
    expect(create).toThrow(new TypeError('this.validator is not a function'));
  },
);

@Component({
  selector: 'app-fields',
  imports: [ReactiveFormsModule],
  template: `
    <input type="number" [formControl]="amount" />
    <select [formControl]="size">
      @for (item of [1, 2]; track item) { <option [value]="item">{{ item }}</option> }
    </select>
    <textarea [formControl]="count"></textarea>
  `,
})
class Fields {
  readonly amount = new FormControl(3, { nonNullable: true });
  readonly size = new FormControl(1, { nonNullable: true });
  readonly count = new FormControl(3, { nonNullable: true });
}

claim('a cleared field has the value null, even with nonNullable', async () => {
  const { app, page } = await rendered(Fields);
  enter(page, 'input', '4');
  expect(app.amount.value).toBe(4);
  enter(page, 'input', '');
  expect(app.amount.value).toBeNull();
});

claim('[value] always gives a string', async () => {
  const { app, page } = await rendered(Fields);
  enter(page, 'select', '2', 'change');
  expect(app.size.value).toBe('2');
});

claim(
  "TypeScript can't check this: a FormControl<number> on a text field holds a string after the first key.",
  async () => {
    const { app, page } = await rendered(Fields);
    enter(page, 'textarea', '34');
    expect(app.count.value).toBe('34');
  },
);

@Component({
  selector: 'app-circle',
  template: '',
  providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => Circle), multi: true }],
})
class Circle implements ControlValueAccessor {
  readonly control = inject(NgControl, { self: true });
  writeValue(): void {}
  registerOnChange(): void {}
  registerOnTouched(): void {}
}

@Component({
  selector: 'app-circle-host',
  imports: [Circle, ReactiveFormsModule],
  template: '<app-circle [formControl]="control" />',
})
class CircleHost {
  readonly control = text('');
}

claim(
  'In that case, drop the NG_VALUE_ACCESSOR provider: both together cause a circular dependency.',
  () => {
    expect(() => TestBed.createComponent(CircleHost).detectChanges()).toThrow('NG0200');
  },
);

claim(
  'setValue() and patchValue() of a group update all children first, and the group emits once.',
  () => {
    const review = new FormGroup({ title: text(''), text: text('') });
    const seen: unknown[] = [];
    review.valueChanges.subscribe((value) => seen.push(value));
    review.setValue({ title: 'Great', text: 'Fits' });
    expect(seen).toEqual([{ title: 'Great', text: 'Fits' }]);
  },
);

claim('So a group with a pending and an invalid control is PENDING.', () => {
  const group = new FormGroup({
    pending: new FormControl('', null, () => new Promise(() => {})),
    invalid: new FormControl('', Validators.required),
  });
  expect(group.controls.invalid.status).toBe('INVALID');
  expect(group.status).toBe('PENDING');
});

claim('A group without controls is VALID.', () => {
  expect(new FormGroup({}).status).toBe('VALID');
});

claim('If you put one control in two groups, only the last group is notified of changes.', () => {
  const shared = text('old');
  const first = new FormGroup({ shared });
  const second = new FormGroup({ shared });
  shared.setValue('new');
  expect([first.value, second.value]).toEqual([{ shared: 'old' }, { shared: 'new' }]);
});

@Component({
  selector: 'app-shared',
  imports: [ReactiveFormsModule],
  template: `
    <input [formControl]="amount" type="number" /><input [formControl]="amount" type="range" />
  `,
})
class Shared {
  readonly amount = new FormControl(3, { nonNullable: true });
}

claim('When the user changes one element, the other element keeps its old value.', async () => {
  const { app, page } = await rendered(Shared);
  enter(page, '[type=number]', '5');
  const slider = page.querySelector<HTMLInputElement>('[type=range]');
  expect([app.amount.value, slider?.value]).toEqual([5, '3']);
  app.amount.setValue(7);
  expect(slider?.value).toBe('7');
});

@Component({ selector: 'app-rating', template: '<b>{{ isRequired() }} {{ value() }}</b>' })
class Rating implements ControlValueAccessor {
  private readonly ngControl = inject(NgControl, { self: true });
  readonly value = signal<number | null>(null);
  constructor() {
    this.ngControl.valueAccessor = this;
  }
  isRequired(): boolean {
    return !!this.ngControl.control?.hasValidator(Validators.required);
  }
  writeValue(value: number | null): void {
    this.value.set(value);
  }
  registerOnChange(): void {}
  registerOnTouched(): void {}
}

@Component({
  selector: 'app-rating-host',
  imports: [Rating, ReactiveFormsModule],
  template: '<form [formGroup]="form"><app-rating formControlName="stars" /></form>',
})
class RatingHost {
  readonly form = new FormGroup({ stars: new FormControl(4, Validators.required) });
}

claim(
  'If the component needs its control, for example to mark a required field, inject NgControl.',
  async () => {
    const { page } = await rendered(RatingHost);
    expect(page.querySelector('b')?.textContent).toBe('true 4');
  },
);

claim(
  'The classes ng-invalid and ng-touched are on the element of the component, so its style sheet can mark an error:',
  async () => {
    const { app, fixture, page } = await rendered(RatingHost);
    app.form.setValue({ stars: null });
    app.form.markAllAsTouched();
    await fixture.whenStable();
    const { classList } = page.querySelector('app-rating') ?? page;
    expect([classList.contains('ng-invalid'), classList.contains('ng-touched')]).toEqual([
      true,
      true,
    ]);
  },
);

type Send = (email: string) => Promise<'created' | 'taken'>;

async function register(email: FormControl<string>, send: Send) {
  const answer = await send(email.value);
  if (answer === 'taken') {
    email.setErrors({ taken: true });
  }
}

claim('The error lasts until the control is validated again.', async () => {
  const email = text('ann@example.com');
  await register(email, () => Promise.resolve('taken'));
  expect([email.invalid, email.hasError('taken')]).toEqual([true, true]);
  email.setValue('ben@example.com');
  expect(email.valid).toBe(true);
});

claim(
  'If the form has asynchronous validators, its status can be PENDING when the user submits, and invalid is false.',
  async () => {
    const email = new FormControl('', null, () => Promise.resolve({ taken: true }));
    const form = new FormGroup({ email });
    const statuses: string[] = [];
    form.statusChanges.subscribe((status) => statuses.push(status));
    expect([form.status, form.invalid]).toEqual(['PENDING', false]);
    await Promise.resolve();
    await Promise.resolve();
    expect(statuses).toEqual(['INVALID']);
  },
);

@Component({
  selector: 'app-child-fields',
  imports: [ReactiveFormsModule],
  template: '<fieldset formGroupName="address"></fieldset>',
})
class ChildFields {}

@Component({
  selector: 'app-customer',
  imports: [ChildFields, ReactiveFormsModule],
  template: '<form [formGroup]="form"><app-child-fields /></form>',
})
class Customer {
  readonly form = new FormGroup({ address: new FormGroup({}) });
}

claim(
  'The directives look for the form only in their own template, so the child would throw NG01053: formGroupName must be used with a parent formGroup directive.',
  () => {
    expect(() => TestBed.createComponent(Customer).detectChanges()).toThrow(
      'NG01053: formGroupName must be used with a parent formGroup directive.',
    );
  },
);

@Component({
  selector: 'app-late-row',
  imports: [ReactiveFormsModule],
  template: `
    @for (name of names.controls; track name) { <input [formControl]="name" /> }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class LateRow {
  readonly names = new FormArray([text('a')]);
  readonly changeDetector = inject(ChangeDetectorRef);
}

claim(
  "If code adds a control later, for example after a request, the status may stay the same, so the template isn't updated.",
  async () => {
    const { app, page } = await rendered(LateRow);
    app.names.push(text('b'));
    await settle();
    expect(page.querySelectorAll('input')).toHaveLength(1);
    app.changeDetector.markForCheck();
    await settle();
    expect(page.querySelectorAll('input')).toHaveLength(2);
  },
);

@Component({
  selector: 'app-single',
  template: '',
  providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => Single) }],
})
class Single implements ControlValueAccessor {
  writeValue(): void {}
  registerOnChange(): void {}
  registerOnTouched(): void {}
}

@Component({
  selector: 'app-single-host',
  imports: [ReactiveFormsModule, Single],
  template: '<app-single [formControl]="control" />',
})
class SingleHost {
  readonly control = text('');
}

claim('Without it, Angular throws NG01200.', () => {
  expect(() => TestBed.createComponent(SingleHost).detectChanges()).toThrow('NG01200');
});

@Component({
  selector: 'app-logging',
  template: '',
  providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => Logging), multi: true }],
})
class Logging implements ControlValueAccessor {
  readonly values: unknown[] = [];
  readonly states: boolean[] = [];
  writeValue(value: unknown): void {
    this.values.push(value);
  }
  registerOnChange(): void {}
  registerOnTouched(): void {}
  setDisabledState(disabled: boolean): void {
    this.states.push(disabled);
  }
}

@Component({
  selector: 'app-logging-host',
  imports: [Logging, ReactiveFormsModule],
  template: '<app-logging [formControl]="control" />',
})
class LoggingHost {
  readonly control = new FormControl('a');
  readonly field = viewChild.required(Logging);
}

claim('Angular: once at the start, and after each setValue() and reset().', async () => {
  const { app } = await rendered(LoggingHost);
  app.control.setValue('b');
  app.control.reset();
  expect(app.field().values).toEqual(['a', 'b', null]);
});

claim('Angular: once at the start, and after disable() and enable()', async () => {
  const { app } = await rendered(LoggingHost);
  app.control.disable();
  app.control.enable();
  expect(app.field().states).toEqual([false, true, false]);
});

@Component({
  selector: 'app-element',
  imports: [ReactiveFormsModule],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<color-field ngDefaultControl [formControl]="color"></color-field>',
})
class WithElement {
  readonly color = text('red');
}

claim('Add the attribute ngDefaultControl, and Angular uses DefaultValueAccessor.', async () => {
  const { app, page } = await rendered(WithElement);
  const element = page.querySelector<HTMLInputElement>('color-field');
  expect(element?.value).toBe('red');
  enter(page, 'color-field', 'blue');
  expect(app.color.value).toBe('blue');
});

claim('A negative index counts from the end.', () => {
  const list = new FormArray([text('a'), text('b'), text('c')]);
  expect(list.at(-1).value).toBe('c');
  list.insert(-1, text('new'));
  expect(list.value).toEqual(['a', 'b', 'new', 'c']);
  list.setControl(-1, text('last'));
  list.removeAt(-2);
  expect(list.value).toEqual(['a', 'b', 'last']);
});

claim('throws NG01001, or NG01000 for an array without controls', () => {
  const names = new FormArray([text('a')]);
  expect(() => names.setValue(['a', 'b'])).toThrow('NG01001');
  names.clear();
  expect(() => names.setValue(['a', 'b'])).toThrow('NG01000');
  names.patchValue(['a', 'b']);
  expect(names.value).toEqual([]);
});

/** The names of the events that a form emits while something runs. */
function eventsOf(form: FormGroup, run: () => void): string[] {
  const names: string[] = [];
  const subscription = form.events.subscribe((event) => names.push(event.constructor.name));
  run();
  subscription.unsubscribe();
  return names;
}

claim(
  'For value, status, touched and dirty, the events of a group also report changes of its controls:',
  () => {
    const title = text('');
    const review = new FormGroup({ title });
    expect(eventsOf(review, () => title.setValue('Great'))).toEqual([
      'ValueChangeEvent',
      'StatusChangeEvent',
    ]);
    expect(eventsOf(review, () => title.markAsTouched())).toEqual(['TouchedChangeEvent']);
    expect(eventsOf(review, () => title.markAsDirty())).toEqual(['PristineChangeEvent']);
  },
);

claim('reset() was called; not in the events of the groups above the control', () => {
  const title = text('');
  const review = new FormGroup({ title });
  expect(eventsOf(review, () => title.reset())).not.toContain('FormResetEvent');
  expect(eventsOf(review, () => review.reset())).toContain('FormResetEvent');
});

claim('Its property source is the control that started the change.', () => {
  const title = text('');
  const review = new FormGroup({ title });
  const sources: unknown[] = [];
  review.events.subscribe(({ source }) => sources.push(source));
  title.setValue('Great');
  expect(sources).toEqual([title, title]);
});

claim('Code changes the status, touched or dirty', async () => {
  const { app, page } = await rendered(Title);
  app.title.setValue('');
  await settle();
  expect(app.title.status).toBe('INVALID');
  expect(page.querySelector('b')?.textContent).toBe(' false');
});

const noDuplicates = ({ value }: AbstractControl<string[]>) =>
  new Set(value).size < value.length ? { duplicate: true } : null;

claim('On a FormArray, Validators.required asks for at least one control.', () => {
  const names = new FormArray([text('')], Validators.required);
  expect(names.errors).toBeNull();
  names.clear();
  expect(names.errors).toEqual({ required: true });
});

claim('Validators.minLength(1) accepts an empty list.', () => {
  expect(new FormArray([], Validators.minLength(1)).valid).toBe(true);
  expect(new FormArray([text('a')], Validators.minLength(2)).valid).toBe(false);
});

claim(
  'The list is invalid if one of its fields is, but names.errors has only the errors of the list itself.',
  () => {
    const empty = new FormControl('', { nonNullable: true, validators: Validators.required });
    const names = new FormArray([empty], noDuplicates);
    expect([names.valid, names.errors]).toEqual([false, null]);
    names.push(text(''));
    expect(names.errors).toEqual({ duplicate: true });
  },
);

claim("value leaves disabled controls out, so noDuplicates doesn't compare them.", () => {
  const names = new FormArray([text('Ada'), text('Ada')], noDuplicates);
  names.at(1).disable();
  expect(names.value).toEqual(['Ada']);
  expect(names.errors).toBeNull();
});
