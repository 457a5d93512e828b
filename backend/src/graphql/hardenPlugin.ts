/** Vendure's plugin against expensive operations and introspection: the shop API has a limit of cost, and neither API introspection. */
import { defaultVendureComplexityEstimator, HardenPlugin, type HardenPluginOptions } from '@vendure/harden-plugin';
import { getNamedType, isCompositeType } from 'graphql';

type Estimator = NonNullable<HardenPluginOptions['queryComplexityEstimators']>[number];

/** Cost of a whole operation of the shop API. */
const MAX_COST = 1_000;
/** Cost of an object, which has a query of its own. */
const OBJECT_COST = 10;
/** Items of a list without `take`: Vendure's limit for the shop API. */
const DEFAULT_TAKE = 100;

const estimateAsVendure = defaultVendureComplexityEstimator({}, false);

/**
 * Vendure's estimator counts an object without fields as less than nothing, one with few fields as 1, and a list without `take` as
 * ten times its real limit.
 */
const estimateCost: Estimator = (options) => {
  const { args, childComplexity, field } = options;
  const isObject = isCompositeType(getNamedType(field.type));
  const take: unknown = args['options']?.take ?? DEFAULT_TAKE;
  const estimated = estimateAsVendure({ ...options, args: { ...args, options: { ...args['options'], take } } });
  return Math.max(Number(estimated), childComplexity + (isObject ? OBJECT_COST : 1));
};

export const hardenPlugin = HardenPlugin.init({
  apiMode: 'prod',
  hideFieldSuggestions: false,
  maxQueryComplexity: MAX_COST,
  queryComplexityEstimators: [estimateCost],
});
