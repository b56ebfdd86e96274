import { type Asked, changed, list, missing, ok, plainly, type Route, refuse } from './answer';
import type { Temple } from './records';

const TEXTS = ['name', 'nickname', 'type', 'address', 'city', 'country', 'description', 'avatar'] as const;
const BODY = ['id', ...TEXTS, 'lat', 'lng', 'maplocation', 'created', 'updated', 'photos'];
const VIEW = ['LOCATION_VIEW', 'TEMPLE_VIEW'];

/** Every third comes from a time when places were written in one field alone. */
function row({ switches }: Asked, { place, ...temple }: Temple) {
  const where = place && { lat: Number(place.lat), lng: Number(place.lng) };
  const apart = temple.id % 3 === 0 ? {} : { lat: place?.lat ?? '0', lng: place?.lng ?? '0' };
  return {
    ...temple,
    maplocation: where,
    ...apart,
    ...(switches.fields === 'extra' ? { dharma: 'x', parcel: null } : {}),
  };
}

function write(temple: Temple, body: Asked['body'], now: number) {
  for (const name of TEXTS) if (typeof body[name] === 'string') temple[name] = body[name];
  if (Array.isArray(body.photos)) temple.photos = body.photos.map(String);
  if (body.lat !== undefined && body.lng !== undefined)
    temple.place =
      Number(body.lat) === 0 && Number(body.lng) === 0 ? null : { lat: String(body.lat), lng: String(body.lng) };
  temple.updated = now;
}

/** What stands in the way of a body; null where nothing does. */
function fault(body: Asked['body']) {
  if (body.name !== undefined && String(body.name).trim() === '') return refuse(400, 'Object has null name');
  for (const name of ['lat', 'lng'])
    if (body[name] !== undefined && typeof body[name] !== 'string') return refuse(400, `${name} is a string`);
  return null;
}

const byId = ({ data }: Asked, id: unknown) => data.temples.find((one) => String(one.id) === String(id));

export const TEMPLES: readonly Route[] = [
  {
    call: 'GET /location/list',
    query: ['pos', 'count'],
    may: VIEW,
    answer: (asked) => list(asked, asked.data.temples, (temple) => row(asked, temple)),
  },
  {
    call: 'GET /search/locations',
    query: ['text', 'pos', 'count'],
    may: VIEW,
    // Section 7 names the total of this list.
    answer: (asked) =>
      list(
        asked,
        asked.data.temples.filter(({ name, nickname }) =>
          plainly(`${name} ${nickname}`).includes(plainly(asked.query.text ?? '')),
        ),
        (temple) => row(asked, temple),
        true,
      ),
  },
  {
    call: 'GET /location/detail',
    query: ['idlocation'],
    may: VIEW,
    answer: (asked) => {
      const temple = byId(asked, asked.query.idlocation);
      return temple ? ok(row(asked, temple)) : missing('temple');
    },
  },
  {
    call: 'POST /location/create',
    body: BODY,
    may: ['LOCATION_ADD'],
    answer: (asked) => {
      const { data, body, now } = asked;
      const wrong = body.name === undefined ? refuse(400, 'Object has null name') : fault(body);
      if (wrong) return wrong;
      const empty = {
        name: '',
        nickname: '',
        type: 'PAGODA',
        address: '',
        city: '',
        country: '',
        description: '',
        avatar: '',
      };
      const temple: Temple = { ...empty, id: data.nextId(), photos: [], place: null, created: now, updated: now };
      write(temple, body, now);
      data.temples.unshift(temple);
      return changed(asked, temple.id, () => row(asked, temple));
    },
  },
  {
    call: 'PUT /location/edit',
    body: BODY,
    may: ['LOCATION_EDIT'],
    answer: (asked) => {
      const temple = byId(asked, asked.body.id);
      if (!temple) return missing('temple');
      const wrong = fault(asked.body);
      if (wrong) return wrong;
      write(temple, asked.body, asked.now);
      return changed(asked, temple.id, () => row(asked, temple));
    },
  },
  {
    call: 'DELETE /location/delete',
    query: ['idlocation'],
    may: ['LOCATION_DELETE'],
    answer: (asked) => {
      const temple = byId(asked, asked.query.idlocation);
      if (!temple) return missing('temple');
      asked.data.temples.splice(asked.data.temples.indexOf(temple), 1);
      return changed(asked, temple.id, () => row(asked, temple));
    },
  },
];
