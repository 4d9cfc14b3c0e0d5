import { Component } from '@angular/core';

@Component({ selector: 'app-logo', standalone: true, template: `<p>A logo</p>` })
export class LogoComponent {}
