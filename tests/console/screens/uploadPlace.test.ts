import { describe, expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { answerOf, uploadTarget } from '../../../src/media/uploadImage';

const config = {
  apiUrl: 'https://api.example/v1',
  sessionHeader: 'Authorization',
  sessionScheme: 'Bearer',
  photoUploadUrl: 'https://anh.example/upload',
};

describe('a picture goes', () => {
  test('to where photos are kept, in the field that the specification names', () => {
    expect(uploadTarget(config, 'photo')).toEqual({ address: 'https://anh.example/upload', field: 'files' });
  });

  test('as an avatar to the call for avatars, or wherever the configuration says', () => {
    expect(uploadTarget(config, 'avatar')).toEqual({ address: 'https://api.example/v1/photos/avatar', field: 'file' });
    const named = { ...config, paths: { 'POST /photos/avatar': 'POST /temple/face' } };
    expect(uploadTarget(named, 'avatar')).toEqual({ address: 'https://api.example/v1/temple/face', field: 'file' });
    const apart = { ...config, avatarUploadUrl: 'https://anh.example/avatar' };
    expect(uploadTarget(apart, 'avatar')).toEqual({ address: 'https://anh.example/avatar', field: 'file' });
  });

  test('as an avatar among the photos, where the server has no place for avatars', () => {
    const none = { ...config, paths: { 'POST /photos/avatar': null } };
    expect(uploadTarget(none, 'avatar')).toEqual({ address: 'https://anh.example/upload', field: 'files' });
    expect(uploadTarget({ ...none, avatarUploadUrl: 'https://anh.example/avatar' }, 'avatar')).toEqual(
      uploadTarget(none, 'photo'),
    );
  });

  test('nowhere, where the server has no place for it', () => {
    const paths = { 'POST /photos/upload': null };
    expect(uploadTarget({ ...config, paths }, 'photo')).toBeNull();
    expect(uploadTarget({ ...config, paths }, 'avatar')).toMatchObject({ field: 'file' });
    expect(uploadTarget({ ...config, paths: { ...paths, 'POST /photos/avatar': null } }, 'avatar')).toBeNull();
  });
});

describe('the answer of a place for pictures', () => {
  const files = { uploaded_files: ['https://anh.example/1.jpg'] };

  test.each([
    [200, { error: { code: 200, message: 'OK' }, ...files }],
    [200, files],
    [201, files],
    [200, { error: { code: '200' }, ...files }],
  ])('is the address that it names (%i %j)', (status, body) => {
    expect(answerOf(status, JSON.stringify(body))).toEqual({ data: 'https://anh.example/1.jpg' });
  });

  test.each([
    [413, '<html>', Code.tooLarge],
    [502, '<html>', Code.unreadable],
    [200, '', Code.unreadable],
    [200, '{"error":{"code":912,"message":"Hết chỗ"}}', 912],
  ])('is a reason where it is none (%i %s)', (status, text, refused) => {
    expect(answerOf(status, text)).toMatchObject({ refused });
  });
});
