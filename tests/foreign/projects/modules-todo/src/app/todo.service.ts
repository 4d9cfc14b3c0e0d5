import { Injectable } from '@angular/core';

export interface Todo {
  id: number;
  text: string;
  state: 'open' | 'late' | 'done';
}

@Injectable({
  providedIn: 'root'
})
export class TodoService {
  list: Todo[] = [
    { id: 1, text: 'Water the plants', state: 'late' },
    { id: 2, text: 'Feed the cat', state: 'open' }
  ];

  get open() {
    return this.list.filter(t => t.state !== 'done');
  }

  finish(todo: Todo) {
    todo.state = 'done';
  }
}
