import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  Directive,
  type ElementRef,
  effect,
  Injector,
  inject,
  input,
  signal,
  type Type,
  untracked,
  viewChild,
} from '@angular/core';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import {
  type AbstractControl,
  FormBuilder,
  FormControl,
  FormGroup,
  FormsModule,
  NG_VALIDATORS,
  NgForm,
  ReactiveFormsModule,
  StatusChangeEvent,
  type ValidationErrors,
  type Validator,
  Validators,
} from '@angular/forms';
import { BehaviorSubject, config, map, throwError, timer } from 'rxjs';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

const errorsOf = (validator: (control: AbstractControl) => unknown, value: unknown) =>
  validator(new FormControl(value));

const textOf = (fixture: ComponentFixture<unknown>): string =>
  (fixture.nativeElement as HTMLElement).textContent ?? '';

async function rendered<T>(type: Type<T>): Promise<ComponentFixture<T>> {
  const fixture = TestBed.createComponent(type);
  await fixture.whenStable();
  return fixture;
}

claim(
  "Angular throws NG01101 when required accepts the value, often at the user's first key press.",
  () => {
    const builder = TestBed.inject(FormBuilder);
    const { controls } = builder.group({ email: ['', Validators.required, Validators.email] });
    const type = () => controls.email.setValue('a');
    expect(type).toThrow('NG01101: Expected async validator to return Promise or Observable.');
  },
);

claim('A production build throws a TypeError instead.', () => {
  const builder = TestBed.inject(FormBuilder);
  const { controls } = builder.group({ email: ['', Validators.required, Validators.email] });
  vi.stubGlobal('ngDevMode', false);
  const type = () => controls.email.setValue('ann@shop.example');
  expect(type).toThrow(TypeError);
  vi.unstubAllGlobals();
});

claim('All validators except required accept an empty value.', () => {
  const others = [
    Validators.email,
    Validators.minLength(3),
    Validators.maxLength(3),
    Validators.pattern('a'),
    Validators.min(3),
    Validators.max(3),
  ];
  for (const validator of others) {
    expect(errorsOf(validator, '')).toBeNull();
    expect(errorsOf(validator, null)).toBeNull();
  }
  expect(errorsOf(Validators.required, '')).toEqual({ required: true });
});

claim('required accepts a value of spaces only, and the number 0.', () => {
  expect(errorsOf(Validators.required, '  ')).toBeNull();
  expect(errorsOf(Validators.required, 0)).toBeNull();
});

claim("It refuses '', null, undefined and an empty array.", () => {
  for (const value of ['', null, undefined, []])
    expect(errorsOf(Validators.required, value)).toEqual({ required: true });
});

claim('email accepts ann@shop, because a domain needs no dot.', () => {
  expect(errorsOf(Validators.email, 'ann@shop')).toBeNull();
  expect(errorsOf(Validators.email, 'ann')).toEqual({ email: true });
});

claim("A string passed to pattern must match the whole value, so '[a-z]+' refuses ab1.", () => {
  expect(errorsOf(Validators.pattern('[a-z]+'), 'ab1')).not.toBeNull();
  expect(errorsOf(Validators.pattern(/[a-z]+/), 'ab1')).toBeNull();
});

claim(
  "Don't use the flag g in a regular expression for pattern: every second check of the same value fails.",
  () => {
    const validator = Validators.pattern(/a/g);
    const results = [1, 2, 3, 4].map(() => errorsOf(validator, 'a') === null);
    expect(results).toEqual([true, false, true, false]);
  },
);

claim('minLength ignores numbers, because a number has no length.', () => {
  expect(errorsOf(Validators.minLength(3), 12)).toBeNull();
  expect(errorsOf(Validators.minLength(3), '12')).not.toBeNull();
});

@Component({
  selector: 'app-switched',
  imports: [FormsModule],
  template: `
    <form>
      <input name="name" ngModel [required]="isOn()" />
      <input name="email" [ngModel]="'ann'" [email]="isOn()" />
      <input name="code" [ngModel]="'ann'" [minlength]="isOn() ? 8 : null" />
      <input name="zip" [ngModel]="'ann'" [pattern]="isOn() ? '[0-9]+' : ''" />
      <input name="count" type="number" [ngModel]="1" [min]="isOn() ? 8 : null" />
      <input name="agreed" type="checkbox" [ngModel]="false" [required]="isOn()" />
      <input name="text" [ngModel]="1" min="8" max="0" />
      <input name="address" type="email" [ngModel]="'ann'" />
    </form>
  `,
})
class Switched {
  readonly form = viewChild.required(NgForm);
  readonly isOn = signal(true);
}

async function refusedFields(isOn: boolean): Promise<string[]> {
  const fixture = TestBed.createComponent(Switched);
  fixture.componentInstance.isOn.set(isOn);
  await fixture.whenStable();
  const controls = Object.entries(fixture.componentInstance.form().controls);
  return controls.flatMap(([name, { invalid }]) => (invalid ? name : []));
}

claim("To switch off pattern, bind it to '', and any other to null.", async () => {
  expect(await refusedFields(true)).toEqual(['name', 'email', 'code', 'zip', 'count', 'agreed']);
  expect(await refusedFields(false)).toEqual([]);
});

claim('min and max in a template work only on <input type="number">.', async () => {
  expect(await refusedFields(true)).not.toContain('text');
});

claim('type="email" alone validates nothing.', async () => {
  expect(await refusedFields(true)).not.toContain('address');
});

@Component({
  selector: 'app-shop-form',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form" #directive="ngForm">
      <input formControlName="name" />
      <button type="reset">Reset</button>
    </form>
    {{ directive.submitted }}
  `,
})
class ShopForm {
  readonly form = new FormGroup({ name: new FormControl('', Validators.required) });
}

claim('A submit does not mark the fields as touched.', async () => {
  const fixture = await rendered(ShopForm);
  fixture.nativeElement.querySelector('form').dispatchEvent(new Event('submit'));
  expect(fixture.componentInstance.form.touched).toBe(false);
  fixture.componentInstance.form.markAllAsTouched();
  expect(fixture.componentInstance.form.controls.name.touched).toBe(true);
});

claim(
  'submitted stays true until you call resetForm() of the directive, or the user presses a button with type="reset".',
  async () => {
    const fixture = await rendered(ShopForm);
    const form = fixture.nativeElement.querySelector('form');
    form.dispatchEvent(new Event('submit'));
    fixture.componentInstance.form.controls.name.setValue('Ann');
    await fixture.whenStable();
    expect(textOf(fixture)).toContain('true');
    form.dispatchEvent(new Event('reset'));
    await fixture.whenStable();
    expect(textOf(fixture)).toContain('false');
  },
);

claim('reset() of the group does not change it.', async () => {
  const fixture = await rendered(ShopForm);
  fixture.nativeElement.querySelector('form').dispatchEvent(new Event('submit'));
  fixture.componentInstance.form.reset();
  fixture.componentInstance.form.controls.name.setValue('Ann');
  await fixture.whenStable();
  expect(textOf(fixture)).toContain('true');
});

claim('The errors of a control are in the order of its validators.', () => {
  const control = new FormControl('a', [Validators.email, Validators.minLength(3)]);
  expect(Object.keys(control.errors ?? {})).toEqual(['email', 'minlength']);
});

claim('A disabled control has neither ng-valid nor ng-invalid.', async () => {
  const fixture = await rendered(ShopForm);
  fixture.componentInstance.form.controls.name.disable();
  await fixture.whenStable();
  const { className } = fixture.nativeElement.querySelector('input');
  expect(className).toContain('ng-pristine');
  expect(className).not.toContain('valid');
});

claim(
  "Don't compare with control.parent in a validator of one field: the validator does not run when the other field changes.",
  () => {
    let runs = 0;
    const group = new FormGroup({
      password: new FormControl(''),
      repeat: new FormControl('', () => {
        runs++;
        return null;
      }),
    });
    runs = 0;
    group.controls.password.setValue('a');
    expect(runs).toBe(0);
  },
);

claim('A group runs its validators after each change of a child.', () => {
  const seen: unknown[] = [];
  const group = new FormGroup(
    { password: new FormControl(''), repeat: new FormControl('') },
    {
      validators: (control) => {
        seen.push(control.value.password);
        return null;
      },
    },
  );
  group.controls.password.setValue('a');
  group.controls.repeat.setValue('a');
  expect(seen).toEqual(['', 'a', 'a']);
});

claim(
  'When the value changes again, Angular unsubscribes from the previous observable, so only the last value causes a request.',
  () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const control = new FormControl('', {
      asyncValidators: ({ value }) =>
        timer(300).pipe(
          map(() => {
            asked.push(value);
            return null;
          }),
        ),
    });
    for (const value of ['a', 'an', 'ann']) control.setValue(value);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(asked).toEqual(['ann']);
  },
);

claim('Without it, the control stays PENDING.', async () => {
  const failed: unknown[] = [];
  config.onUnhandledError = (error) => failed.push(error);
  const control = new FormControl('', {
    asyncValidators: () => throwError(() => new Error('offline')),
  });
  await vi.waitFor(() => expect(failed).toHaveLength(1));
  config.onUnhandledError = null;
  expect(control.status).toBe('PENDING');
});

claim('Async validators run only if all other validators of the control accept the value.', () => {
  let runs = 0;
  const control = new FormControl('', {
    validators: Validators.required,
    asyncValidators: async () => {
      runs++;
      return null;
    },
  });
  expect(runs).toBe(0);
  control.setValue('a');
  expect(runs).toBe(1);
});

@Component({
  selector: 'app-endless',
  imports: [ReactiveFormsModule],
  template: '<input [formControl]="control" />',
})
class Endless {
  readonly answers = new BehaviorSubject<ValidationErrors | null>(null);
  readonly control = new FormControl('', { asyncValidators: () => this.answers });
}

claim('The observable must complete.', async () => {
  const { componentInstance: page } = await rendered(Endless);
  expect(page.control.status).toBe('PENDING');
  page.answers.complete();
  expect(page.control.status).toBe('VALID');
});

claim(
  'While an async validator runs, pending is true, and both valid and invalid are false.',
  () => {
    const control = new FormControl('', { asyncValidators: async () => null });
    expect([control.pending, control.valid, control.invalid]).toEqual([true, false, false]);
  },
);

claim("A promise can't be canceled, so its request is sent for every value.", () => {
  const asked: string[] = [];
  const control = new FormControl('', {
    asyncValidators: async ({ value }) => {
      asked.push(value);
      return null;
    },
  });
  for (const value of ['a', 'an', 'ann']) control.setValue(value);
  expect(asked).toEqual(['', 'a', 'an', 'ann']);
});

claim('Angular ignores the outdated results.', async () => {
  const answers: ((errors: ValidationErrors | null) => void)[] = [];
  const control = new FormControl('', {
    asyncValidators: () => new Promise((resolve) => answers.push(resolve)),
  });
  control.setValue('a');
  answers[1]?.(null);
  await vi.waitFor(() => expect(control.status).toBe('VALID'));
  answers[0]?.({ taken: true });
  await Promise.resolve();
  expect(control.errors).toBeNull();
});

@Component({
  selector: 'app-late',
  imports: [ReactiveFormsModule],
  template: '<form [formGroup]="form"><input formControlName="name" /></form>',
})
class Late {
  readonly form = new FormGroup({ name: new FormControl('') }, { updateOn: 'submit' });
}

claim("With 'submit', a field becomes touched only at the submit.", async () => {
  const { componentInstance: page, nativeElement } = await rendered(Late);
  nativeElement.querySelector('input').dispatchEvent(new Event('blur'));
  expect(page.form.touched).toBe(false);
  nativeElement.querySelector('form').dispatchEvent(new Event('submit'));
  expect(page.form.touched).toBe(true);
});

claim('A disabled control has no errors, and its group ignores it.', () => {
  const group = new FormGroup({ company: new FormControl('', Validators.required) });
  group.addControl('name' as never, new FormControl('Ann') as never);
  expect(group.valid).toBe(false);
  group.controls.company.disable();
  expect(group.controls.company.errors).toBeNull();
  expect([group.valid, group.value]).toEqual([true, { name: 'Ann' }]);
});

claim('setErrors() replaces all errors of the control.', () => {
  const control = new FormControl('', Validators.required);
  control.setErrors({ leaked: true });
  expect(control.errors).toEqual({ leaked: true });
});

claim(
  "The next change of the value runs the validators again, which removes the server's error.",
  () => {
    const control = new FormControl('a', Validators.required);
    control.setErrors({ leaked: true });
    control.setValue('b');
    expect(control.errors).toBeNull();
  },
);

claim(
  'An error on the group disappears with the next change of any of its fields, so keep a general error, such as "Payment failed", in a signal.',
  () => {
    const group = new FormGroup({ name: new FormControl(''), card: new FormControl('') });
    group.setErrors({ payment: true });
    group.controls.name.setValue('Ann');
    expect(group.errors).toBeNull();
  },
);

@Directive({
  selector: '[appAlone]',
  providers: [{ provide: NG_VALIDATORS, useExisting: Alone }],
})
class Alone implements Validator {
  validate(): null {
    return null;
  }
}

@Component({
  selector: 'app-alone-page',
  imports: [Alone, FormsModule],
  template: '<input name="a" ngModel appAlone />',
})
class AlonePage {}

claim(
  'Without multi: true, the application throws TypeError: validators.map is not a function.',
  () => {
    expect(() => TestBed.createComponent(AlonePage).detectChanges()).toThrow(
      'validators.map is not a function',
    );
  },
);

@Directive({
  selector: '[appMaxWords]',
  providers: [{ provide: NG_VALIDATORS, useExisting: MaxWords, multi: true }],
})
class MaxWords implements Validator {
  readonly limit = input.required<number>({ alias: 'appMaxWords' });
  private changed = () => {};

  constructor() {
    effect(() => {
      this.limit();
      untracked(() => this.changed());
    });
  }

  validate({ value }: AbstractControl<string | null>): ValidationErrors | null {
    const words = value?.trim().split(/\s+/).length ?? 0;
    return words > this.limit() ? { maxWords: { words } } : null;
  }

  registerOnValidatorChange(changed: () => void): void {
    this.changed = changed;
  }
}

@Component({
  selector: 'app-review',
  imports: [MaxWords, ReactiveFormsModule],
  template: '<textarea [formControl]="review" [appMaxWords]="limit()"></textarea>',
})
class Review {
  readonly review = new FormControl('good and cheap');
  readonly limit = signal(5);
}

claim('Call it when the limit changes, and Angular validates again.', async () => {
  const fixture = await rendered(Review);
  expect(fixture.componentInstance.review.valid).toBe(true);
  fixture.componentInstance.limit.set(2);
  await fixture.whenStable();
  expect(fixture.componentInstance.review.errors).toEqual({ maxWords: { words: 3 } });
});

claim('removeValidators() and hasValidator() compare functions.', () => {
  const control = new FormControl('ab', [Validators.required, Validators.minLength(3)]);
  control.removeValidators(Validators.minLength(3));
  control.updateValueAndValidity();
  expect(control.valid).toBe(false);
  expect(control.hasValidator(Validators.minLength(3))).toBe(false);
  expect(control.hasValidator(Validators.required)).toBe(true);
});

@Component({
  selector: 'app-forms',
  imports: [FormsModule],
  template: '<form id="one"></form><form id="two" ngNativeValidate></form>',
})
class Forms {}

claim(
  'Angular adds the attribute novalidate to every form that it manages, so the browser shows no messages of its own.',
  async () => {
    const { nativeElement } = await rendered(Forms);
    expect(nativeElement.querySelector('#one').hasAttribute('novalidate')).toBe(true);
    expect(nativeElement.querySelector('#two').hasAttribute('novalidate')).toBe(false);
  },
);

claim(
  'Therefore a group with an invalid field and a pending field is PENDING, not INVALID.',
  () => {
    const group = new FormGroup({
      name: new FormControl('', Validators.required),
      email: new FormControl('', { asyncValidators: async () => null }),
    });
    expect(group.controls.name.status).toBe('INVALID');
    expect(group.status).toBe('PENDING');
  },
);

@Component({
  selector: 'app-early',
  imports: [ReactiveFormsModule],
  template: '<form [formGroup]="form"><input formControlName="name" /></form>',
})
class Early {
  readonly form = new FormGroup({ name: new FormControl('') });

  constructor() {
    this.form.controls.name.setErrors({ taken: true });
  }
}

claim('You set it before the form directive was connected, or the value changed', async () => {
  const { componentInstance: page } = await rendered(Early);
  expect(page.form.controls.name.errors).toBeNull();
});

@Component({
  selector: 'app-asked',
  imports: [ReactiveFormsModule],
  template: '<input [formControl]="name" />',
})
class Asked {
  readonly name = new FormControl('', { asyncValidators: async () => null });
  readonly seen: unknown[] = [];
  readonly events: unknown[] = [];

  constructor() {
    this.name.statusChanges.subscribe((status) => this.seen.push(status));
    this.name.events.subscribe((event) => {
      if (event instanceof StatusChangeEvent) this.events.push(event.status);
    });
    this.name.updateValueAndValidity();
  }
}

claim('Connecting the control to its element validates again without an event', async () => {
  const fixture = TestBed.createComponent(Asked);
  fixture.detectChanges();
  const page = fixture.componentInstance;
  await vi.waitFor(() => expect(page.name.status).toBe('VALID'));
  expect(page.seen).toEqual(['PENDING']);
  expect(page.events).toEqual(['PENDING', 'VALID']);
});

@Component({
  selector: 'app-state',
  template: '{{ control().status }} {{ control().value }}',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class State {
  readonly control = input.required<AbstractControl>();
}

@Component({
  selector: 'app-watched',
  imports: [ReactiveFormsModule, State],
  template: `
    <input [formControl]="name" />
    <p>{{ keys() }} {{ name.touched }} {{ name.value }}</p>
    <app-state [control]="name" />
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Watched {
  readonly name = new FormControl('', Validators.required);
  protected readonly keys = () => Object.keys(this.name.errors ?? {}).join();
}

async function watched() {
  const fixture = await rendered(Watched);
  const look = async (part: string) => {
    await fixture.whenStable();
    return fixture.nativeElement.querySelector(part).textContent.trim();
  };
  return { fixture, name: fixture.componentInstance.name, look };
}

claim(
  'status, touched or dirty changes, also from code or when an async validator ends',
  async () => {
    const { name, look } = await watched();
    expect(await look('p')).toBe('required false');
    name.markAsTouched();
    expect(await look('p')).toBe('required true');
    name.setValue('Ann');
    expect(await look('p')).toBe('true Ann');
  },
);

claim('Code changes a value, and the status stays the same', async () => {
  const { name, look } = await watched();
  name.setValue('Ann');
  expect(await look('p')).toBe('false Ann');
  name.setValue('Ben');
  expect(await look('p')).toBe('false Ann');
});

claim('Code replaces one error by another', async () => {
  const { name, look } = await watched();
  name.setErrors({ taken: true });
  expect(await look('p')).toBe('required false');
});

claim(
  'Any of these, in an OnPush child that has the control as an input, but no form directives',
  async () => {
    const { fixture, look } = await watched();
    const field = fixture.nativeElement.querySelector('input');
    field.value = 'Ann';
    field.dispatchEvent(new Event('input'));
    expect(await look('p')).toBe('false Ann');
    expect(await look('app-state')).toBe('INVALID');
  },
);

@Component({
  selector: 'app-late-state',
  imports: [ReactiveFormsModule],
  template: '{{ name.status }}<input [formControl]="name" required />',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class LateState {
  readonly name = new FormControl('');
}

@Component({
  selector: 'app-checked-state',
  imports: [ReactiveFormsModule],
  template: '{{ name.status }}<input [formControl]="name" required />',
})
class CheckedState {
  readonly name = new FormControl('');
}

claim(
  'Anything that the template has rendered before the field then shows the old status: with the default strategy Angular throws NG0100, and with OnPush the old status stays.',
  async () => {
    const fixture = await rendered(LateState);
    expect(fixture.componentInstance.name.status).toBe('INVALID');
    expect(textOf(fixture)).toBe('VALID');
    expect(() => TestBed.createComponent(CheckedState).detectChanges()).toThrow('NG0100');
  },
);

@Component({
  selector: 'app-marked',
  imports: [ReactiveFormsModule],
  template: `
    <input [formControl]="name" aria-required="true" />
    <input [formControl]="city" [attr.required]="true" />
    <input [formControl]="zip" required />
  `,
})
class Marked {
  readonly name = new FormControl('');
  readonly city = new FormControl('');
  readonly zip = new FormControl('');
}

claim('Neither of them is a validator.', async () => {
  const { componentInstance: page, nativeElement } = await rendered(Marked);
  expect([page.name.valid, page.city.valid, page.zip.valid]).toEqual([true, true, false]);
  expect(nativeElement.querySelectorAll('[required]')).toHaveLength(2);
});

claim("A field doesn't have this class if the error is on the group.", async () => {
  const fixture = await rendered(ShopForm);
  fixture.componentInstance.form.setValue({ name: 'Ann' });
  fixture.componentInstance.form.setErrors({ different: true });
  await fixture.whenStable();
  expect(fixture.nativeElement.querySelector('form').className).toContain('ng-invalid');
  expect(fixture.nativeElement.querySelector('input').className).not.toContain('ng-invalid');
});

const FIELDS = [
  { id: 'name', problem: 'Enter your name.' },
  { id: 'email', problem: 'Enter an email address, such as ann@example.com.' },
] as const;

@Component({
  selector: 'app-long-form',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form" (ngSubmit)="submit()">
      @if (wrong().length) {
        <section #summary tabindex="-1" aria-labelledby="problems">
          <h2 id="problems">Correct these fields</h2>
          @for (field of wrong(); track field.id) {
            <p><a [href]="'#' + field.id" (click)="show($event, field.id)">{{ field.problem }}</a></p>
          }
        </section>
      }
      <label for="name">Name</label>
      <input id="name" formControlName="name" />
      <label for="email">Email</label>
      <input id="email" formControlName="email" />
      <button type="submit">Sign up</button>
    </form>
  `,
})
class LongForm {
  private readonly injector = inject(Injector);
  private readonly summary = viewChild<ElementRef<HTMLElement>>('summary');
  readonly wrong = signal<readonly (typeof FIELDS)[number][]>([]);
  readonly form = new FormGroup({
    name: new FormControl('', Validators.required),
    email: new FormControl('', [Validators.required, Validators.email]),
  });

  submit(): void {
    this.form.markAllAsTouched();
    this.wrong.set(FIELDS.filter(({ id }) => this.form.controls[id].invalid));
    if (this.wrong().length === 0) return;
    const focusSummary = () => this.summary()?.nativeElement.focus();
    afterNextRender(focusSummary, { injector: this.injector });
  }

  show(event: Event, id: string): void {
    event.preventDefault();
    document.getElementById(id)?.focus();
  }
}

async function refusedForm() {
  const fixture = await rendered(LongForm);
  const page: HTMLElement = fixture.nativeElement;
  const submit = async () => {
    page.querySelector('button')?.click();
    await fixture.whenStable();
  };
  await submit();
  const links = () => Array.from(page.querySelectorAll('a'));
  return { fixture, page, submit, links };
}

claim(
  'After a submit with empty fields, the focus is on the list, and a screen reader reads its heading.',
  async () => {
    const { page, links } = await refusedForm();
    expect(document.activeElement).toBe(page.querySelector('section'));
    expect(page.querySelector('section')?.getAttribute('aria-labelledby')).toBe('problems');
    expect(links()).toHaveLength(2);
  },
);

claim('A click on an error moves the focus to its field.', async () => {
  const { page, links } = await refusedForm();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  links()[1]?.dispatchEvent(click);
  expect(document.activeElement).toBe(page.querySelector('#email'));
  expect(click.defaultPrevented).toBe(true);
});

claim(
  'preventDefault() is necessary: with <base href="/">, the link #email leads to /#email and leaves the page.',
  () => {
    // The address of a link is resolved against the base of the document.
    const base = new URL('/', 'https://shop.example/sign-up');
    expect(new URL('#email', base).href).toBe('https://shop.example/#email');
  },
);

claim(
  "The list changes only at the next submit, so errors don't disappear while the user reads them.",
  async () => {
    const { fixture, submit, links } = await refusedForm();
    fixture.componentInstance.form.setValue({ name: 'Ann', email: '' });
    await fixture.whenStable();
    expect(links()).toHaveLength(2);
    await submit();
    expect(links().map(({ textContent }) => textContent)).toEqual([FIELDS[1].problem]);
  },
);
