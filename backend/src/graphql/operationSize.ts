/**
 * The size of operations of Vendure's APIs. Their fields are resolved at the same time, each with queries of its own, so that one
 * operation with many of them takes all connections of a server. A validation rule, because validation comes before the first query.
 */
import { GraphQLError, type FragmentDefinitionNode, type SelectionSetNode, type ValidationRule } from 'graphql';

/** Fields of the operation itself. The administration sends a few. */
const MAX_ROOT_FIELDS = 20;
/** Fields with all those of its fragments, each as often as it is used. Those of the administration have some hundred. */
const MAX_FIELDS = 2_000;

interface Size {
  readonly rootFields: number;
  readonly fields: number;
}

/** Returns a function that measures selections. A fragment is measured once: nested ones double the size with each level. */
function createMeasure(fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined) {
  const known = new Map<string, Size>();
  const measureFragment = (name: string): Size => {
    const before = known.get(name);
    if (before) return before;
    // A fragment that contains itself is refused by another rule.
    known.set(name, { rootFields: 0, fields: 0 });
    const size = measure(fragmentOf(name)?.selectionSet);
    known.set(name, size);
    return size;
  };
  const measure = (set: SelectionSetNode | undefined): Size => {
    let [rootFields, fields] = [0, 0];
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field') {
        rootFields += 1;
        fields += 1 + measure(selection.selectionSet).fields;
        continue;
      }
      const inner =
        selection.kind === 'FragmentSpread' ? measureFragment(selection.name.value) : measure(selection.selectionSet);
      rootFields += inner.rootFields;
      fields += inner.fields;
    }
    return { rootFields, fields };
  };
  return measure;
}

/** Refuses an operation that is too large. */
export const operationSizeRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const { rootFields, fields } = createMeasure((name) => context.getFragment(name))(operation.selectionSet);
    if (rootFields > MAX_ROOT_FIELDS)
      context.reportError(new GraphQLError(`An operation can have ${MAX_ROOT_FIELDS} root fields, not ${rootFields}.`));
    else if (fields > MAX_FIELDS)
      context.reportError(new GraphQLError(`An operation can have ${MAX_FIELDS} fields in all, not ${fields}.`));
  },
});
