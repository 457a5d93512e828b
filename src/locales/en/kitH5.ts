/** The texts of antd-mobile. */
import locale from 'antd-mobile/es/locales/en-US';

export const kitH5 = locale;
