// What every unit test of an example starts with.
import { prepareAngular } from '../support/angular-environment.ts';

prepareAngular();
