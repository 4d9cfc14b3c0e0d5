/**
 * Id of an option's row: the table's last name and the path of the option, `application-budgets-type`.
 *
 * @param table name of the table, such as `@angular/build:application` or `workspace.project`
 * @param path path of the option, such as `budgets[].type`
 */
export function rowId(table: string, path: string): string {
  const owner = table.split(/[:.]/).at(-1) ?? table;
  return `${owner}-${path.replaceAll('[]', '').replaceAll('*', 'any').replaceAll('.', '-')}`;
}
