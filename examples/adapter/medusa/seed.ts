/** Fills a new Medusa by its Admin API with the ten products of the sample engine: region, delivery, prices, stock, pictures. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../../tools/command/run';
import { sampleCategories, sampleProducts } from '../sampleProducts';
import { PROVIDER } from './carts';
import type { MedusaApi } from './medusaApi';

interface Row {
  readonly id: string;
}

const CURRENCY = 'usd';
const countries = ['us', 'de'];
const deliveries = [
  { name: 'Parcel', code: 'standard', amount: 5 },
  { name: 'Express', code: 'express', amount: 15 },
];
const toDecimal = (minor: number) => minor / 100;

/** The region, where the stock is, and what delivery costs. Returns the id of the stock location. */
async function seedDelivery(api: MedusaApi, salesChannelId: string): Promise<string> {
  await api.post('/admin/regions', {
    ...{ name: 'Sample region', currency_code: CURRENCY, countries, payment_providers: [PROVIDER] },
  });
  const { stock_location: location } = await api.post<{ stock_location: Row }>('/admin/stock-locations', {
    name: 'Warehouse',
    address: { address_1: '1 Dock Street', city: 'Oakland', country_code: countries[0] },
  });
  const path = `/admin/stock-locations/${location.id}`;
  await api.post(`${path}/sales-channels`, { add: [salesChannelId] });
  await api.post(`${path}/fulfillment-providers`, { add: ['manual_manual'] });
  await api.post(`${path}/fulfillment-sets`, { name: 'Delivery', type: 'shipping' });
  const { stock_location: whole } = await api.get<{ stock_location: { fulfillment_sets: Row[] } }>(path, {
    fields: '*fulfillment_sets',
  });
  const { fulfillment_set: set } = await api.post<{ fulfillment_set: { service_zones: Row[] } }>(
    `/admin/fulfillment-sets/${whole.fulfillment_sets[0]?.id}/service-zones`,
    { name: 'Everywhere', geo_zones: countries.map((code) => ({ type: 'country', country_code: code })) },
  );
  const { shipping_profiles: profiles } = await api.get<{ shipping_profiles: Row[] }>('/admin/shipping-profiles');
  for (const { name, code, amount } of deliveries)
    await api.post('/admin/shipping-options', {
      ...{ name, service_zone_id: set.service_zones[0]?.id, shipping_profile_id: profiles[0]?.id },
      ...{ provider_id: 'manual_manual', price_type: 'flat', type: { label: name, description: name, code } },
      prices: [{ currency_code: CURRENCY, amount }],
      rules: [],
    });
  return location.id;
}

async function uploadPicture(api: MedusaApi, name: string): Promise<string | undefined> {
  const file = await readFile(join(projectFolder, 'node_modules/@lobehub/fluent-emoji-3d/assets', name));
  const form = new FormData();
  form.append('files', new Blob([file], { type: 'image/webp' }), name);
  const { files } = await api.post<{ files: { url: string }[] }>('/admin/uploads', form);
  return files[0]?.url;
}

async function seedProducts(api: MedusaApi, salesChannelId: string, locationId: string): Promise<void> {
  const categoryIds = new Map<string, string>();
  for (const { id, name } of sampleCategories) {
    const body = { name, handle: id, is_active: true, is_internal: false };
    const { product_category: row } = await api.post<{ product_category: Row }>('/admin/product-categories', body);
    categoryIds.set(id, row.id);
  }
  const { shipping_profiles: profiles } = await api.get<{ shipping_profiles: Row[] }>('/admin/shipping-profiles');
  const reduced: { variant_id: string; amount: number; currency_code: string }[] = [];
  for (const { id, name, tagline, description, categoryId, pictures, options, skus } of sampleProducts) {
    const [picture] = pictures;
    const url = await uploadPicture(api, picture?.src?.split('/').at(-1) ?? '');
    const [
      option = { name: 'Default option', values: [{ id: 'Default option value', name: 'Default option value' }] },
    ] = options;
    const { product } = await api.post<{ product: { variants: { id: string; sku: string }[] } }>('/admin/products', {
      ...{ title: name, subtitle: tagline, description, handle: id, status: 'published' },
      ...{
        thumbnail: url,
        images: url === undefined ? [] : [{ url }],
        metadata: { fit: picture?.fit, hue: picture?.hue },
      },
      categories: [{ id: categoryIds.get(categoryId ?? '') }],
      ...{ sales_channels: [{ id: salesChannelId }], shipping_profile_id: profiles[0]?.id },
      options: [{ title: option.name, values: option.values.map((value) => value.name) }],
      variants: skus.map((sku, at) => ({
        ...{ title: option.values[at]?.name, sku: sku.id, manage_inventory: true },
        options: { [option.name]: option.values[at]?.name },
        prices: [{ currency_code: CURRENCY, amount: toDecimal(sku.originalPrice ?? sku.price) }],
      })),
    });
    for (const sku of skus) {
      const { inventory_items: items } = await api.get<{ inventory_items: Row[] }>('/admin/inventory-items', {
        sku: sku.id,
      });
      const path = `/admin/inventory-items/${items[0]?.id}/location-levels`;
      await api.post(path, { location_id: locationId, stocked_quantity: sku.stock });
      const variant = product.variants.find((one) => one.sku === sku.id);
      if (variant && sku.originalPrice !== null)
        reduced.push({ variant_id: variant.id, amount: toDecimal(sku.price), currency_code: CURRENCY });
    }
  }
  await api.post('/admin/price-lists', {
    ...{ title: 'Reduced', description: 'Reduced prices', type: 'sale', status: 'active', prices: reduced },
  });
}

/** The keys with which the adapter asks this Medusa. Fills it with the sample products, unless it has a region. */
export async function seedMedusa(api: MedusaApi): Promise<{ publishableKey: string; secretKey: string }> {
  const { regions } = await api.get<{ regions: Row[] }>('/admin/regions');
  const { stores } = await api.get<{ stores: (Row & { default_sales_channel_id: string })[] }>('/admin/stores');
  const [store] = stores;
  if (!store) throw new Error('Medusa has no store.');
  if (regions.length === 0) {
    await api.post(`/admin/stores/${store.id}`, {
      ...{ name: 'Sample shop', supported_currencies: [{ currency_code: CURRENCY, is_default: true }] },
    });
    const locationId = await seedDelivery(api, store.default_sales_channel_id);
    await seedProducts(api, store.default_sales_channel_id, locationId);
  }
  const { api_keys: keys } = await api.get<{ api_keys: { token: string }[] }>('/admin/api-keys', {
    type: 'publishable',
  });
  const body = { title: 'Adapter', type: 'secret' };
  const { api_key: secret } = await api.post<{ api_key: { token: string } }>('/admin/api-keys', body);
  return { publishableKey: keys[0]?.token ?? '', secretKey: secret.token };
}
