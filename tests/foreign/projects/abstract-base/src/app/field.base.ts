import { Directive, EventEmitter, HostBinding, inject, Injectable, Input, OnInit, Output } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class Journal {
  lines: string[] = [];
}

@Directive()
export abstract class FieldBase<T> implements OnInit {
  @Input() label = 'unnamed';
  @Input() set start(value: T) { this.value = value; }
  @Output() changed = new EventEmitter<T>();
  @HostBinding('attr.data-label') get dataLabel() { return this.label; }

  protected value!: T;
  protected journal = inject(Journal);

  ngOnInit(): void {
    this.journal.lines.push(`${this.label} is ${this.show(this.value)}`);
  }

  protected abstract show(value: T): string;

  protected set(value: T) {
    this.value = value;
    this.changed.emit(value);
  }
}
