import { AfterViewInit, ChangeDetectorRef, Component, ElementRef, QueryList, ViewChild, ViewChildren } from "@angular/core"
import { StarsComponent } from "./stars.component"

@Component({
    selector: "rating-app",
    standalone: false,
    template: `
        <h2 #heading>Rate the film</h2>
        <app-stars label="Story" [max]="3" (rated)="last = $event"></app-stars>
        <app-stars label="Music" [(value)]="music"></app-stars>
        <p>Music has {{ music }}, last was {{ last || "nothing" }}</p>
        <p>Heading of {{ length }} letters, {{ count }} ratings</p>
        <button (click)="stars.reset()">Reset the first</button>
    `,
})
export class AppComponent implements AfterViewInit {
    @ViewChild("heading", { static: true }) heading!: ElementRef<HTMLElement>
    @ViewChild(StarsComponent) stars!: StarsComponent
    @ViewChildren(StarsComponent) all!: QueryList<StarsComponent>

    music = 2
    last = ""
    length = 0
    count = 0

    constructor(private cdr: ChangeDetectorRef) {}

    ngAfterViewInit() {
        this.length = this.heading.nativeElement.textContent!.length
        this.count = this.all.length
        this.cdr.detectChanges()
    }
}
