import { Component } from '@angular/core';

@Component({ selector: 'app-broken', template: '' })
export class Broken {}

throw new Error('The file of the block is broken.');
