/** The attributes of the products, such as material and weight, by product id. */
import { audioAndCameraAttributes } from './audioAndCameras';
import { fashionAndTableAttributes } from './fashionAndTable';
import type { AttributesById } from './names';
import { plantAndVirtualAttributes } from './plantsAndVirtual';
import { playAndHomeAttributes } from './playAndHome';
import { wearableAttributes } from './wearables';

export const attributes: AttributesById = {
  ...audioAndCameraAttributes,
  ...wearableAttributes,
  ...playAndHomeAttributes,
  ...fashionAndTableAttributes,
  ...plantAndVirtualAttributes,
};
