import {
  type AfterViewInit,
  ChangeDetectionStrategy,
  ChangeDetectorRef,
  Component,
  forwardRef,
  inject,
  type OnInit,
  signal,
  type Type,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

const render = (component: Type<unknown>) => {
  const fixture = TestBed.createComponent(component);
  fixture.detectChanges();
  return fixture;
};

@Component({ selector: 'app-late', template: '{{ status }}' })
class Late implements AfterViewInit {
  protected status = 'Loading';

  ngAfterViewInit(): void {
    this.status = 'Ready';
  }
}

claim('The page still shows Loading.', () => {
  const fixture = TestBed.createComponent(Late);
  expect(() => fixture.detectChanges()).toThrow('NG0100');
  expect(fixture.nativeElement.textContent).toBe('Loading');
});

claim(
  'Expression location: App component names the component whose template has the expression.',
  () => {
    expect(() => render(Late)).toThrow(/Expression location: _?Late component/);
  },
);

@Component({ selector: 'app-signal', template: '{{ status() }}' })
class Late2 implements AfterViewInit {
  protected readonly status = signal('Loading');

  ngAfterViewInit(): void {
    this.status.set('Ready');
  }
}

claim('The page shows Ready after a second rendering.', () => {
  expect(render(Late2).nativeElement.textContent).toBe('Ready');
});

const reads: string[] = [];

@Component({ selector: 'app-getter', template: '{{ ticket }}' })
class Getter {
  protected get ticket(): string {
    reads.push('read');
    return 'a';
  }
}

claim('Angular calls the getter once for each check:', () => {
  render(Getter);
  // The check that renders, and the second one.
  expect(reads).toHaveLength(2);
});

@Component({ selector: 'app-objects', template: '<p [title]="person()"></p>' })
class Objects {
  protected person(): string {
    return { name: 'Ann' } as unknown as string;
  }
}

claim(
  'A method that returns a new object each time does not cause this error, because the check treats any two objects as equal.',
  () => {
    expect(() => render(Objects)).not.toThrow();
  },
);

@Component({ selector: 'app-arrays', template: '<p [title]="list()"></p>' })
class Arrays {
  protected list(): string {
    return ['Ann'] as unknown as string;
  }
}

@Component({ selector: 'app-other-arrays', template: '<p [title]="list()"></p>' })
class OtherArrays {
  private calls = 0;
  protected list(): string {
    return [++this.calls] as unknown as string;
  }
}

claim('It compares arrays element by element.', () => {
  expect(() => render(Arrays)).not.toThrow();
  expect(() => render(OtherArrays)).toThrow('NG0100');
});

@Component({ selector: 'app-greeting', template: 'Hello {{ name }}' })
class Greeting {
  name = 'Ann';
}

claim('A plain field does not notify Angular, so a zoneless test reports the change.', () => {
  const fixture = TestBed.createComponent(Greeting);
  fixture.detectChanges();
  fixture.componentInstance.name = 'Bob';
  expect(() => fixture.detectChanges()).toThrow('NG0100');
});

claim('fixture.detectChanges(false) skips the second check, so it only hides the bug.', () => {
  const fixture = TestBed.createComponent(Greeting);
  fixture.detectChanges();
  fixture.componentInstance.name = 'Bob';
  expect(() => fixture.detectChanges(false)).not.toThrow();
});

@Component({ selector: 'app-binding', template: '<button [disabled]="busy">Save</button>' })
class Binding implements AfterViewInit {
  protected busy = false;

  ngAfterViewInit(): void {
    this.busy = true;
  }
}

claim("For a binding, the message also names the property: Previous value for 'disabled'.", () => {
  expect(() => render(Binding)).toThrow("Previous value for 'disabled'");
});

@Component({
  selector: 'app-hidden',
  template: '{{ status }}',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
class Hidden implements AfterViewInit {
  protected status = 'Loading';

  ngAfterViewInit(): void {
    this.status = 'Ready';
  }
}

@Component({ selector: 'app-parent', imports: [Hidden], template: '<app-hidden />' })
class Parent {}

claim(
  'By default, the second check skips OnPush components and their children, so they keep the old value without a message.',
  () => {
    expect(render(Parent).nativeElement.textContent).toBe('Loading');
  },
);

@Component({ selector: 'app-marked', template: '{{ status }}' })
class Marked implements AfterViewInit {
  protected status = 'Loading';
  private readonly changes = inject(ChangeDetectorRef);

  ngAfterViewInit(): void {
    this.status = 'Ready';
    this.changes.markForCheck();
  }
}

claim(
  'ChangeDetectorRef.markForCheck() in ngAfterViewInit does not help, because the second check still fails.',
  () => {
    expect(() => render(Marked)).toThrow('NG0100');
  },
);

@Component({ selector: 'app-above', template: '' })
class Child implements OnInit {
  private readonly parent = inject(Above);

  ngOnInit(): void {
    this.parent.text = 'Cart';
  }
}

@Component({
  selector: 'app-parent-above',
  imports: [forwardRef(() => Child)],
  template: '{{ shown(above) }}<app-above />{{ shown(!above) }}',
})
class Above {
  text = 'Shop';
  protected readonly above = isAbove;

  protected readonly shown = (isShown: boolean): string => (isShown ? this.text : '');
}

let isAbove = false;

claim(
  'When the hooks of a child run, the expressions above the child have already been checked.',
  () => {
    expect(render(Above).nativeElement.textContent).toBe('Cart');
    isAbove = true;
    expect(() => render(Above)).toThrow('NG0100');
  },
);

@Component({ selector: 'app-detected', template: '{{ status }}' })
class Detected implements AfterViewInit {
  protected status = 'Loading';
  private readonly changes = inject(ChangeDetectorRef);

  ngAfterViewInit(): void {
    this.status = 'Ready';
    this.changes.detectChanges();
  }
}

claim(
  'ChangeDetectorRef.detectChanges() in the hook removes the error too, because it renders the template once more.',
  () => {
    expect(render(Detected).nativeElement.textContent).toBe('Ready');
  },
);
