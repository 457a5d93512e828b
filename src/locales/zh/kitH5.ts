/** The texts of antd-mobile. */
import locale from 'antd-mobile/es/locales/zh-CN';

export const kitH5 = locale;
