/** German texts, by the id of the message. */
export const german = {
  title: 'Dein Warenkorb',
  greeting: 'Willkommen zurück, {$name}!',
  items:
    '{VAR_PLURAL, plural, =0 {Der Warenkorb ist leer.} one {Ein Produkt} other {{INTERPOLATION} Produkte}}',
  add: 'Hinzufügen',
};
