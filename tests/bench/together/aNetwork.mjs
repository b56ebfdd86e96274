import { connect, createServer } from 'node:net';

/**
 * A network between one console and the server at `port`, which can be cut: then it passes nothing, and tells neither side, as when a
 * cable is out. When it is there again, whatever waited in it breaks off.
 */
export async function aNetwork(port) {
  let isCut = false;
  const wires = new Set();
  const server = createServer((near) => {
    const wire = [near];
    wires.add(wire);
    if (!isCut) wire.push(connect(port, '127.0.0.1'));
    const [, far] = wire;
    for (const end of wire) {
      end.on('error', () => {});
      end.once('close', () => {
        wires.delete(wire);
        for (const other of wire) other.destroy();
      });
    }
    if (far) near.pipe(far).pipe(near);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const breakAll = () => {
    for (const wire of wires) wire[0].destroy();
  };
  return {
    port: server.address().port,
    isCut: () => isCut,
    cut: () => {
      isCut = true;
      for (const wire of wires) for (const end of wire) end.unpipe().pause();
    },
    restore: () => {
      isCut = false;
      breakAll();
    },
    close: () => {
      breakAll();
      server.close();
    },
  };
}
