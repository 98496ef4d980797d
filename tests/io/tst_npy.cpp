#include "core/base/error.h"
#include "core/io/archives/npz.h"
#include "core/io/arrays/elements.h"
#include "core/io/arrays/npy.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QtTest>

#include <rapidcheck.h>

#include <bit>
#include <cmath>
#include <limits>
#include <string>

using core::bytesOf;
using core::Index;
using core::Tensor;
using nlohmann::json;

namespace {

std::string contentOf(const std::string& name)
{
    QFile file(QString(TEST_DATA "/npy_numpy/") + QString::fromStdString(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot open %s", name.c_str());
    return file.readAll().toStdString();
}

float numberOf(const json& value)
{
    if (value.is_null())
        return std::numeric_limits<float>::quiet_NaN();
    if (value.is_string())
        return std::numeric_limits<float>::infinity() * (value == "inf" ? 1.0F : -1.0F);
    return value.get<float>();
}

// Whether the bits are equal, so that -0 and 0 differ; all NaN are equal.
bool same(float a, float b)
{
    return (std::isnan(a) && std::isnan(b))
        || std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

std::string differenceTo(const json& expected, const Tensor& tensor)
{
    if (tensor.shape != expected.at("shape").get<std::vector<Index>>())
        return "shape";
    if (tensor.boolean != expected.at("boolean").get<bool>())
        return "boolean";
    const json& values = expected.at("values");
    if (values.is_array() && values.size() != tensor.values().size())
        return "count";
    for (std::size_t i = 0; i < tensor.values().size(); ++i)
        if (!same(tensor.values()[i], numberOf(values.is_array() ? values[i] : values)))
            return "number " + std::to_string(i);
    return {};
}

// Reference conversion of binary16. [IEEE 754-2008, section 3.4]
float halfByDefinition(unsigned bits)
{
    const unsigned exponent = bits / 1024 % 32;
    const unsigned fraction = bits % 1024;
    const double sign = bits >= 32768 ? -1 : 1;
    if (exponent == 31)
        return static_cast<float>(sign
            * (fraction == 0 ? std::numeric_limits<double>::infinity()
                             : std::numeric_limits<double>::quiet_NaN()));
    if (exponent == 0)
        return static_cast<float>(sign * std::ldexp(fraction, -24));
    return static_cast<float>(sign * std::ldexp(1024 + fraction, static_cast<int>(exponent) - 25));
}

Tensor randomTensor()
{
    Tensor tensor;
    Index size = 1;
    for (int axes = *rc::gen::inRange(0, 5); axes > 0; --axes) {
        tensor.shape.push_back(*rc::gen::inRange<Index>(0, 6));
        size *= tensor.shape.back();
    }
    tensor.boolean = *rc::gen::arbitrary<bool>();
    tensor.data = core::Buffer(size);
    for (Index i = 0; i < size; ++i) // every bit pattern, including NaN and infinities
        tensor.data.data()[i] = tensor.boolean
            ? static_cast<float>(*rc::gen::inRange(0, 2))
            : std::bit_cast<float>(*rc::gen::arbitrary<std::uint32_t>());
    return tensor;
}

} // namespace

class TestNpy : public QObject {
    Q_OBJECT

private slots:
    // Including values beyond float: f8 of ±1e300 gives ±infinity, as NumPy's astype does.
    void filesOfNumPyAreRead()
    {
        const json expected = json::parse(contentOf("expected.json"));
        int arrays = 0;
        for (const auto& [name, content] : expected.items()) {
            const std::string file = contentOf(name);
            if (name.ends_with(".npz"))
                continue;
            const std::string difference = differenceTo(content, core::readNpy(bytesOf(file)));
            QVERIFY2(difference.empty(), (name + ": ").append(difference).c_str());
            ++arrays;
        }
        QCOMPARE(arrays, 38);
    }
    void archivesOfNumPyAreRead()
    {
        const json expected = json::parse(contentOf("expected.json"));
        for (const std::string name : { "stored.npz", "deflated.npz" }) {
            const std::string file = contentOf(name);
            const core::NamedTensors tensors = core::readNpz(bytesOf(file));
            QCOMPARE(tensors.size(), expected.at(name).size());
            for (const auto& [array, content] : expected.at(name).items()) {
                const std::string difference = differenceTo(content, tensors.at(array));
                QVERIFY2(difference.empty(), (array + ": ").append(difference).c_str());
            }
        }
    }
    void everyHalfIsConvertedExactly()
    {
        std::string bytes(std::size_t { 2 } * 65536, '\0');
        for (std::size_t bits = 0; bits < 65536; ++bits) {
            bytes[2 * bits] = static_cast<char>(bits % 256);
            bytes[2 * bits + 1] = static_cast<char>(bits / 256);
        }
        std::vector<float> values(65536);
        core::toScalars(bytesOf(bytes), core::DType::F16, core::ByteOrder::Little, values);
        for (unsigned bits = 0; bits < 65536; ++bits)
            QVERIFY2(same(values[bits], halfByDefinition(bits)), std::to_string(bits).c_str());
        core::toScalars(bytesOf(bytes), core::DType::BF16, core::ByteOrder::Little, values);
        for (unsigned bits = 0; bits < 65536; ++bits)
            QVERIFY(same(values[bits], std::bit_cast<float>(bits << 16U)));
    }
    void writtenFilesRoundTrip()
    {
        QVERIFY(rc::check("npy", [] {
            const Tensor tensor = randomTensor();
            const std::string file = core::writeNpy(tensor);
            const Tensor again = core::readNpy(bytesOf(file));
            RC_ASSERT(again.shape == tensor.shape && again.boolean == tensor.boolean);
            RC_ASSERT(core::writeNpy(again) == file);
            RC_ASSERT((file.size() - tensor.values().size() * (tensor.boolean ? 1 : 4)) % 64 == 0);
        }));
    }
    void headerMatchesNumPy()
    {
        for (const std::string name : { "c_1d.npy", "c_2d.npy", "c_4d.npy", "scalar.npy",
                 "empty.npy", "b1.npy", "scalar_bool.npy" }) {
            const std::string file = contentOf(name);
            QVERIFY2(core::writeNpy(core::readNpy(bytesOf(file))) == file, name.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestNpy)
#include "tst_npy.moc"
