import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

const ATTACK = `Thank you, <b onclick="alert('stolen')">Ada</b>!
<script>alert('stolen')</script>`;

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly comment = signal(ATTACK);
  protected readonly website = signal("javascript:alert('stolen')");
  protected readonly color = signal('url(javascript:alert(1))');
}
