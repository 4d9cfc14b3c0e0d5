export { Stars } from './lib/stars';
export {
  provideStars,
  STARS_OPTIONS,
  type StarsOptions,
} from './lib/stars-options';
