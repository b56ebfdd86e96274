export default {
  '304': 'Cet élément n’existe plus. Actualisez la liste.',
};
