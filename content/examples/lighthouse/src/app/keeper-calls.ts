import {
  ApplicationRef,
  type ComponentRef,
  createComponent,
  DOCUMENT,
  EnvironmentInjector,
  Injectable,
  inject,
  inputBinding,
  outputBinding,
} from '@angular/core';
import { KeeperCall } from './keeper-call';

// #docregion service
@Injectable({ providedIn: 'root' })
export class KeeperCalls {
  private readonly application = inject(ApplicationRef);
  private readonly environmentInjector = inject(EnvironmentInjector);
  private readonly document = inject(DOCUMENT);

  show(message: string): void {
    const hostElement = this.document.createElement('app-keeper-call');
    this.document.body.append(hostElement);

    const call: ComponentRef<KeeperCall> = createComponent(KeeperCall, {
      environmentInjector: this.environmentInjector,
      hostElement,
      bindings: [
        inputBinding('message', () => message),
        outputBinding('closed', () => call.destroy()),
      ],
    });
    this.application.attachView(call.hostView);
  }
}
// #enddocregion service
