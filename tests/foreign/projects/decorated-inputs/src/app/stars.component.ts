import { Component, EventEmitter, Input, OnChanges, Output, SimpleChanges } from "@angular/core"

@Component({
    selector: "app-stars",
    standalone: false,
    template: `
        <p>
            {{ label }}: {{ value }} of {{ max }} ({{ changes }} changes)
            <button (click)="more()">More {{ label }}</button>
        </p>
    `,
})
export class StarsComponent implements OnChanges {
    @Input() label = ""
    @Input() value = 0
    @Input() max = 5
    @Output() valueChange = new EventEmitter<number>()
    @Output() rated = new EventEmitter<string>()
    changes = 0

    ngOnChanges(changes: SimpleChanges) {
        if (changes["value"]) this.changes++
    }

    more() {
        this.value = Math.min(this.max, this.value + 1)
        this.valueChange.emit(this.value)
        this.rated.emit(`${this.label} ${this.value}`)
    }

    reset() {
        this.value = 0
        this.valueChange.emit(0)
    }
}
