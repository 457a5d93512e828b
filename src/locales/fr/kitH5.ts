/** The texts of antd-mobile. */
import locale from 'antd-mobile/es/locales/fr-FR';

export const kitH5 = locale;
