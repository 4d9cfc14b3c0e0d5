import { AsyncPipe } from '@angular/common';
import { HttpClient } from '@angular/common/http';
import { Component, inject, OnInit } from '@angular/core';
import { Observable } from 'rxjs';

interface Bird {
    name: string;
    grams: number;
}

@Component({
    selector: 'app-root',
    imports: [AsyncPipe],
    template: `
        @for (bird of birds | async; track bird.name) {
            <p>{{ bird.name }} has {{ bird.grams }} g</p>
        }
        <footer>{{ note }}</footer>
    `,
})
export class AppComponent implements OnInit {
    private http = inject(HttpClient);
    birds: Observable<Bird[]> = this.http.get<Bird[]>('data/birds.json');
    note = '';

    async ngOnInit() {
        const answer = await fetch('/note.txt');
        this.note = (await answer.text()).trim();
    }
}
