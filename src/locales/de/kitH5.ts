/** The texts of antd-mobile. */
import locale from 'antd-mobile/es/locales/de-DE';

export const kitH5 = locale;
