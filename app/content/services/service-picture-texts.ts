import type { ServiceId } from './company-services';

/** Alternative texts of the pictures of the services. */
export const servicePictureTexts: Readonly<Record<ServiceId, string>> = {
  'custom-web-development':
    'A mosaic in a wooden tray, half of its glazed tiles laid in combed mortar, a trowel beside them',
  'ai-powered-learning-solutions':
    'Flights of white steps that lead up to coloured tiles by several ways, a red ball resting on one of them',
  'professional-training-workshops':
    'A workbench with tools on a pegboard, a tray of coloured tiles and two mugs with pencils',
  'hackathon-organization':
    'A desk at night: a lamp, a laptop with a mosaic on its screen, two mugs, a keyboard and a badge on a lanyard',
};
