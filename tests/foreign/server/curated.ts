import { type Asked, changed, list, missing, ok, type Route, refuse } from './answer';
import { mediumOf, mediumRow } from './posts';

/** A list of media that staff put together; `types` are those that it takes. */
const mediaList = (
  name: string,
  rights: string,
  types: readonly number[],
  idsOf: (asked: Asked) => string[],
): Route[] => [
  {
    call: `GET /${name}/list`,
    query: ['position', 'count'],
    may: [`${rights}_VIEW`],
    answer: (asked) => {
      const found = idsOf(asked).flatMap((id) => mediumOf(asked, id) ?? []);
      return list(asked, found, (one) => mediumRow(asked, one));
    },
  },
  {
    // The path of the detail is not shown in section 7.
    call: `GET /${name}/one`,
    query: ['idmedia'],
    may: [`${rights}_VIEW`],
    answer: (asked) => {
      const found = mediumOf(asked, asked.query.idmedia);
      return found && idsOf(asked).includes(found.medium.idmedia) ? ok(mediumRow(asked, found)) : missing('media');
    },
  },
  {
    call: `POST /${name}/create`,
    query: ['idmedia'],
    may: [`${rights}_ADD`],
    answer: (asked) => {
      const found = mediumOf(asked, asked.query.idmedia);
      if (!found) return missing('media');
      const { idmedia, mediaType } = found.medium;
      if (!types.includes(mediaType)) return refuse(400, 'this media type can not be listed here');
      if (!idsOf(asked).includes(idmedia)) idsOf(asked).unshift(idmedia);
      return changed(asked, idmedia, () => mediumRow(asked, found));
    },
  },
  {
    call: `DELETE /${name}/delete`,
    query: ['idmedia'],
    may: [`${rights}_DELETE`],
    answer: (asked) => {
      const place = idsOf(asked).indexOf(asked.query.idmedia ?? '');
      if (place < 0) return missing('media');
      idsOf(asked).splice(place, 1);
      return changed(asked, asked.query.idmedia, () => ({ idmedia: asked.query.idmedia }));
    },
  },
];

export const CURATED: readonly Route[] = [
  ...mediaList('hotlive', 'TV_HOTLIVE', [2, 3, 4, 7], ({ data }) => data.hotlive),
  ...mediaList('tvslider', 'TV_SLIDER', [1], ({ data }) => data.slider),
];
