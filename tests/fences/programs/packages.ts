import {
  DatePipe,
  formatDate,
  formatNumber,
  NgOptimizedImage,
  NgSwitchCase,
} from '@angular/common';
import { HttpParams, HttpRequest } from '@angular/common/http';
import {
  Component,
  createEnvironmentInjector,
  importProvidersFrom,
  inject,
  RendererFactory2,
  SecurityContext,
} from '@angular/core';
import { FormControl, FormGroup, FormsModule, ReactiveFormsModule } from '@angular/forms';
import { BrowserModule, DomSanitizer } from '@angular/platform-browser';
import { type Program, routerOf, show } from './support';

// Each export is named after the code that it makes Angular report.

@Component({ selector: 'app-page', template: '' })
class Page {}

@Component({
  selector: 'app-no-group',
  imports: [ReactiveFormsModule],
  template: '<input formControlName="name" />',
})
class NoGroup {}

@Component({
  selector: 'app-no-instance',
  imports: [ReactiveFormsModule],
  template: '<form [formGroup]="form"></form>',
})
class NoInstance {
  protected form!: FormGroup;
}

@Component({
  selector: 'app-mixed-forms',
  imports: [FormsModule, ReactiveFormsModule],
  template: '<form [formGroup]="form"><input ngModel name="name" /></form>',
})
class MixedForms {
  protected readonly form = new FormGroup({});
}

@Component({
  selector: 'app-no-name',
  imports: [FormsModule],
  template: '<form><input ngModel /></form>',
})
class NoName {}

@Component({
  selector: 'app-no-switch',
  imports: [NgSwitchCase],
  template: '<p *ngSwitchCase="1">One</p>',
})
class NoSwitch {}

@Component({
  selector: 'app-image',
  imports: [NgOptimizedImage],
  template: '<img ngSrc=" " width="1" height="1" alt="" />',
})
class BlankImage {}

const twoControls = () => new FormGroup({ a: new FormControl(), b: new FormControl() });

export const NG01000: Program = () => new FormGroup({}).setValue({ a: 1 } as never);
export const NG01001: Program = () => twoControls().setValue({ a: 1, b: 2, c: 3 } as never);
export const NG01002: Program = () => twoControls().setValue({ a: 1 } as never);
export const NG01050: Program = (app) => show(app, NoGroup);
export const NG01052: Program = (app) => show(app, NoInstance);
export const NG01350: Program = (app) => show(app, MixedForms);
export const NG01352: Program = (app) => show(app, NoName);

export const NG0701: Program = () => formatDate(0, 'short', 'xx');
export const NG02000: Program = (app) => show(app, NoSwitch);
export const NG02100: Program = () => new DatePipe('en').transform('noon');
export const NG02306: Program = () => formatNumber(1, 'en', 'two');
export const NG02307: Program = () => formatNumber(1, 'en', '1.5-2');
export const NG02311: Program = () => formatDate('noon', 'short', 'en');
export const NG02805: Program = () => new HttpParams({ fromString: 'a=1', fromObject: { a: 1 } });
export const NG02822: Program = () => new HttpRequest('GET', '/', { timeout: -1 });
export const NG02952: Program = (app) => show(app, BlankImage);

export const NG04002: Program = async () => (await routerOf([])).navigateByUrl('/nowhere');
export const NG04004: Program = async () =>
  (await routerOf([])).createUrlTree([{ outlets: {} }, 'more']);
export const NG04008: Program = async () => (await routerOf([])).navigate([undefined]);
export const NG04014: Program = () => routerOf([{ path: '/page', component: Page }]);

export const NG05100: Program = ({ injector }) =>
  createEnvironmentInjector([importProvidersFrom(BrowserModule)], injector);
export const NG05102: Program = () =>
  inject(RendererFactory2)
    .createRenderer(null, null)
    .listen('nowhere' as never, 'click', () => undefined);
export const NG05105: Program = () =>
  inject(RendererFactory2).createRenderer(null, null).setProperty(document.body, '@slide', 1);
export const NG05200: Program = () => inject(DomSanitizer).sanitize(SecurityContext.SCRIPT, 'a');
export const NG05201: Program = () =>
  inject(DomSanitizer).sanitize(SecurityContext.RESOURCE_URL, 'a');
export const NG05202: Program = () => inject(DomSanitizer).sanitize(99 as never, 'a');
