import { Component, OnInit } from '@angular/core';
import { Todo, TodoService } from '../todo.service';

@Component({
  selector: 'app-todo-list',
  templateUrl: './todo-list.component.html',
  standalone: false
})
export class TodoListComponent implements OnInit {
  todos: Todo[] = [];

  constructor(private readonly service: TodoService) { }

  ngOnInit(): void {
    this.todos = this.service.list;
  }

  finish(todo: Todo): void {
    this.service.finish(todo);
  }

  byId(_index: number, todo: Todo) {
    return todo.id;
  }
}
